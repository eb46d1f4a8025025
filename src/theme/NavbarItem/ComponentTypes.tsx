// Adds the navbar items of this site: the family switcher and the version menu.
import OriginalTypes from '@theme-original/NavbarItem/ComponentTypes';
import { FamilySwitcher } from '@site/src/components/navbar/FamilySwitcher';
import { VersionMenu } from '@site/src/components/navbar/VersionMenu';

export default {
  ...OriginalTypes,
  'custom-familySwitcher': FamilySwitcher,
  'custom-versionMenu': VersionMenu,
};
