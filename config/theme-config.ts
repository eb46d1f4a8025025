import type { UserThemeConfig } from '@docusaurus/theme-common';
import { formatAddress, inVersion } from '../model/addresses/format';
import { startOf } from '../model/navigation';
import type { NavigationFamily } from '../model/navigation/types';
import type { Environment } from './environment';
import { KNOWN_VERSIONS, OLDER_MAJORS } from '../model/library-versions';
import { navigationOf } from './navigation';
import { UNIT } from './unit';

const NAVIGATION = navigationOf(UNIT.docsVersion);

/** Address of a page of the introduction in this version. */
const introduction = (page = '') =>
  formatAddress({ section: 'x', version: UNIT.path, rest: `introduction${page}` });

function footerLinks(families: readonly NavigationFamily[]) {
  return families.map((family) => ({
    label: family.title,
    to: inVersion(startOf(family), UNIT.path),
  }));
}

/** src/navbar/FamilySwitcher.tsx lists the families itself. */
const familySwitcher = { type: 'custom-familySwitcher', position: 'left' };

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
        items: footerLinks(NAVIGATION.filter(({ hasPackages }) => hasPackages)),
      },
      {
        title: 'Start',
        items: [
          { label: 'Introduction', to: introduction() },
          { label: 'Installation', to: introduction('/installation') },
          ...footerLinks(NAVIGATION.filter(({ id }) => id === 'migration')),
        ],
      },
    ],
  },
} satisfies UserThemeConfig;

/**
 * Theme configuration, with the hosted search only where it is in use. Pages find the versions that
 * the build knows in it: src/versions/useKnownVersions.ts.
 */
export function themeConfigFor({ algolia }: Environment): UserThemeConfig {
  // The theme's types do not know the versions.
  const own = { ...themeConfig, versions: KNOWN_VERSIONS };
  return { ...own, ...(algolia && { algolia: { ...algolia, contextualSearch: true } }) };
}
