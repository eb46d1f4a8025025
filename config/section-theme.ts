import type { UserThemeConfig } from '@docusaurus/theme-common';
import { formatAddress } from '../model/addresses/format';
import { DOCS_SECTION } from '../model/addresses/parse';
import { startOf } from '../model/navigation';
import type { NavigationFamily, NavigationItem } from '../model/navigation/types';
import { FIRST_PAGE, SECTION_IDS, type SectionId } from '../model/sections/ids';
import { SECTIONS } from '../model/sections/index';
import { SITE } from './site';

/** All products with their first pages; their names are the same in every language. */
const PRODUCTS = [
  { label: SITE.title, to: formatAddress({ section: DOCS_SECTION, rest: 'introduction' }) },
  ...SECTION_IDS.map((id) => ({
    label: SECTIONS[id].title,
    to: formatAddress({ section: id, rest: FIRST_PAGE }),
  })),
];

/** Leads to other products; the pages of MUI X have a menu of their families instead. */
export function productMenu(id: SectionId) {
  return { type: 'dropdown', label: SECTIONS[id].title, position: 'left', items: PRODUCTS };
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
      { title: 'MUI', items: PRODUCTS },
    ],
  } satisfies UserThemeConfig['footer'];
}
