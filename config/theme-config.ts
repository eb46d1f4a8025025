import type { UserThemeConfig } from '@docusaurus/theme-common';
import { FAMILIES, startOf } from '../model/navigation/families';
import { migration } from '../model/navigation/migration';
import type { Environment } from './environment';
import { OLDER_MAJORS } from '../model/library-versions';

/** Families without components, which the footer lists apart. */
const GUIDES: readonly string[] = ['introduction', 'migration'];

/** The switcher lists a sidebar per family; src/theme/NavbarItem shows the current one's name. */
const familySwitcher = {
  type: 'custom-familySwitcher',
  position: 'left',
  items: FAMILIES.map(({ id, title }) => ({ type: 'docSidebar', sidebarId: id, label: title })),
};

const versionMenu = {
  type: 'custom-versionMenu',
  position: 'right',
  olderMajors: OLDER_MAJORS.map(({ label, origin }) => ({ label, origin })),
};

export const themeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar: {
    title: 'MUI X',
    logo: { alt: '', src: '/img/logo.svg', width: 30, height: 26 },
    hideOnScroll: false,
    // Items of our own have properties that the theme's types do not know.
    items: [
      { type: 'search', position: 'right', className: 'navbar-search' },
      familySwitcher as object,
      versionMenu as object,
      { type: 'localeDropdown', position: 'right' },
      { type: 'custom-settings', position: 'right' } as object,
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Components',
        items: FAMILIES.filter(({ id }) => !GUIDES.includes(id)).map((family) => ({
          label: family.title,
          to: startOf(family),
        })),
      },
      {
        title: 'Start',
        items: [
          { label: 'Introduction', to: '/x/introduction/' },
          { label: 'Installation', to: '/x/introduction/installation/' },
          { label: migration.title, to: startOf(migration) },
        ],
      },
    ],
  },
} satisfies UserThemeConfig;

/** What the theme is told; of the hosted search only where it is in use. */
export function themeConfigFor({ algolia }: Environment): UserThemeConfig {
  return { ...themeConfig, ...(algolia && { algolia: { ...algolia, contextualSearch: true } }) };
}
