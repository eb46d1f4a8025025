import type { UserThemeConfig } from '@docusaurus/theme-common';
import { formatAddress, inVersion } from '../model/addresses/format';
import { startOf } from '../model/navigation';
import type { NavigationFamily } from '../model/navigation/types';
import type { Environment } from './environment';
import { KNOWN_VERSIONS, OLDER_MAJORS } from '../model/library-versions';
import { knownVersions } from '../model/public-versions';
import type { OtherSection } from '../model/addresses/parse';
import { isSection } from '../model/sections/ids';
import { UNIT_NAVIGATION } from './navigation';
import { BLOG_LINK, blogFooter, productMenu, sectionFooter } from './section-theme';
import { UNIT } from './unit';

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

const logo = { alt: '', src: '/img/logo.svg', width: 30, height: 26 };

/** Items of the navbar; those of our own have properties that the theme's types do not know. */
const search = { type: 'search', position: 'right', className: 'navbar-search' };
const blogLink = { ...BLOG_LINK, position: 'left' };
const languagesAndSettings = [
  { type: 'localeDropdown', position: 'right' },
  { type: 'custom-settings', position: 'right' } as object,
];

const shared = {
  colorMode: { respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
} satisfies UserThemeConfig;

/** Of the pages of MUI X. */
export const themeConfig = {
  ...shared,
  navbar: {
    title: 'MUI X',
    logo,
    hideOnScroll: false,
    items: [
      search,
      familySwitcher as object,
      blogLink,
      versionMenu as object,
      ...languagesAndSettings,
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Components',
        items: footerLinks(UNIT_NAVIGATION.filter(({ hasPackages }) => hasPackages)),
      },
      {
        title: 'Start',
        items: [
          { label: 'Introduction', to: introduction() },
          { label: 'Installation', to: introduction('/installation') },
          ...footerLinks(UNIT_NAVIGATION.filter(({ id }) => id === 'migration')),
          BLOG_LINK,
        ],
      },
    ],
  },
} satisfies UserThemeConfig;

/** Of the pages about another product or of the blog, which have one version. */
function configOfSection(id: OtherSection) {
  return {
    ...shared,
    navbar: {
      title: 'MUI',
      logo,
      hideOnScroll: false,
      items: [search, productMenu(id), blogLink, ...languagesAndSettings],
    },
    footer: isSection(id) ? sectionFooter(id, UNIT_NAVIGATION) : blogFooter,
    versions: knownVersions([UNIT.docsVersion]),
  };
}

/**
 * Theme configuration, with the hosted search only where it is in use. Pages find the versions that
 * the build knows in it: src/versions/useKnownVersions.ts.
 */
export function themeConfigFor({ algolia }: Environment): UserThemeConfig {
  const { section } = UNIT.docsVersion;
  // The theme's types do not know the versions.
  const own = section ? configOfSection(section) : { ...themeConfig, versions: KNOWN_VERSIONS };
  return {
    ...(own as UserThemeConfig),
    ...(algolia && { algolia: { ...algolia, contextualSearch: true } }),
  };
}
