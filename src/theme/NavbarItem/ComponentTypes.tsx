// Replaced: the kinds of items that the navbar of this site has, and no others, as all pages load them.
import { FamilySwitcher } from '@site/src/navbar/FamilySwitcher';
import { VersionMenu } from '@site/src/navbar/VersionMenu';
import { SettingsButton } from '@site/src/settings/SettingsButton';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

export default {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  dropdown: DropdownNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
  'custom-familySwitcher': FamilySwitcher,
  'custom-settings': SettingsButton,
  'custom-versionMenu': VersionMenu,
};
