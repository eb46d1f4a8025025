// Adds the navbar items of this site, the family switcher, version menu and settings, and counts
// which language is taken.
import OriginalTypes from '@theme-original/NavbarItem/ComponentTypes';
import { FamilySwitcher } from '@site/src/components/navbar/FamilySwitcher';
import { LanguageMenu } from '@site/src/components/navbar/LanguageMenu';
import { VersionMenu } from '@site/src/components/navbar/VersionMenu';
import { SettingsButton } from '@site/src/components/settings/SettingsButton';

export default {
  ...OriginalTypes,
  localeDropdown: LanguageMenu,
  'custom-familySwitcher': FamilySwitcher,
  'custom-settings': SettingsButton,
  'custom-versionMenu': VersionMenu,
};
