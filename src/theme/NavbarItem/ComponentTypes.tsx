// Adds the navbar items of this site: the family switcher, version menu and settings.
import OriginalTypes from '@theme-original/NavbarItem/ComponentTypes';
import { FamilySwitcher } from '@site/src/navbar/FamilySwitcher';
import { VersionMenu } from '@site/src/navbar/VersionMenu';
import { SettingsButton } from '@site/src/settings/SettingsButton';

export default {
  ...OriginalTypes,
  'custom-familySwitcher': FamilySwitcher,
  'custom-settings': SettingsButton,
  'custom-versionMenu': VersionMenu,
};
