import type { UserThemeConfig } from '@docusaurus/theme-common';
import { formatAddress } from '../model/addresses/format';
import { DOCS_SECTION } from '../model/addresses/parse';
import { startOf } from '../model/navigation';
import type { NavigationFamily, NavigationItem } from '../model/navigation/types';
import { BLOG, BLOG_FEEDS } from '../model/blog';
import type { OtherSection } from '../model/addresses/parse';
import { FIRST_PAGE, isSection, SECTION_IDS, type SectionId } from '../model/sections/ids';
import { SECTIONS } from '../model/sections/index';
import { SITE } from './site';

const FEED_NAMES = { rss: 'RSS', atom: 'Atom' } as const;

/** Leads to the blog, which is in one language: from all languages to the same address. */
export const BLOG_LINK = {
  label: BLOG.title,
  to: `pathname://${BLOG.address}`,
  target: '_self',
  autoAddBaseUrl: false,
};

/** All products with their first pages; their names are the same in every language. */
const PRODUCTS = [
  { label: SITE.title, to: formatAddress({ section: DOCS_SECTION, rest: 'introduction' }) },
  ...SECTION_IDS.map((id) => ({
    label: SECTIONS[id].title,
    to: formatAddress({ section: id, rest: FIRST_PAGE }),
  })),
];

/** Leads to other products; the pages of MUI X have a menu of their families instead. */
export function productMenu(id: OtherSection) {
  const label = isSection(id) ? SECTIONS[id].title : 'Products';
  return { type: 'dropdown', label, position: 'left', items: PRODUCTS };
}

function firstPageOf(item: NavigationItem, family: NavigationFamily): string {
  return startOf({ ...family, items: [item] });
}

/** The groups of the section, and all products. */
export function sectionFooter(id: SectionId, [family]: readonly NavigationFamily[]) {
  const groups = (family?.items ?? []).flatMap((item) =>
    family && item.children ? [{ label: item.title, to: firstPageOf(item, family) }] : [],
  );
  return {
    style: 'light',
    links: [
      { title: SECTIONS[id].title, items: groups },
      { title: 'MUI', items: [...PRODUCTS, BLOG_LINK] },
    ],
  } satisfies UserThemeConfig['footer'];
}

/** The posts by time and subject, the feeds, and all products. */
export const blogFooter = {
  style: 'light',
  links: [
    {
      title: BLOG.title,
      items: [
        { label: 'All posts', to: BLOG.address },
        { label: 'Archive', to: `${BLOG.address}archive/` },
        { label: 'Tags', to: `${BLOG.address}tags/` },
        ...BLOG_FEEDS.map(({ kind, file }) => ({
          label: FEED_NAMES[kind],
          to: `pathname://${BLOG.address}${file}`,
          target: '_self',
        })),
      ],
    },
    { title: 'MUI', items: PRODUCTS },
  ],
} satisfies UserThemeConfig['footer'];
