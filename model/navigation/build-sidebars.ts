import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { parseAddress } from '../addresses/parse';
import type { PageBadges, NavigationFamily, NavigationItem } from './types';

type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/** The id of the page's document: `/x/react-data-grid` is `react-data-grid/index`. */
export function documentId(pathname: string): string {
  return `${parseAddress(pathname).rest}/index`;
}

/** All items below the given ones, groups included, in the order of the sidebar. */
export function flatten(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => [item, ...flatten(item.children ?? [])]);
}

function refuseDuplicates(families: NavigationFamily[]): void {
  const seen = new Map<string, string>();
  for (const item of families.flatMap((family) => flatten(family.items))) {
    const first = seen.get(item.pathname);
    if (first !== undefined) {
      throw new Error(
        `The pathname "${item.pathname}" stands twice in the navigation: for "${first}" and for "${item.title}"`,
      );
    }
    seen.set(item.pathname, item.title);
  }
}

/** A page without its own badge inherits `plan` and `planned` from the nearest group. */
function badgesOf(item: NavigationItem, inherited: PageBadges): PageBadges {
  const badges: PageBadges = {
    plan: item.plan ?? inherited.plan,
    planned: item.planned ?? inherited.planned,
    newFeature: item.newFeature,
  };
  return Object.fromEntries(Object.entries(badges).filter(([, value]) => value !== undefined));
}

function sidebarItem(item: NavigationItem, inherited: PageBadges): SidebarItem {
  const badges = badgesOf(item, inherited);
  const shared = { label: item.title, key: item.pathname, customProps: { ...badges } };
  if (!item.children) return { type: 'doc', id: documentId(item.pathname), ...shared };
  const passedOn: PageBadges = { plan: badges.plan, planned: badges.planned };
  return {
    type: 'category',
    ...shared,
    collapsible: !item.subheader,
    collapsed: !item.subheader,
    className: item.subheader ? 'sidebar-subheader' : undefined,
    items: item.children.map((child) => sidebarItem(child, passedOn)),
  };
}

/**
 * Makes Docusaurus' sidebars from the navigation, one per family.
 * @throws when a pathname occurs twice; the error names it
 */
export function buildSidebars(families: NavigationFamily[]): SidebarsConfig {
  refuseDuplicates(families);
  return Object.fromEntries(
    families.map(({ sidebar, items }) => [sidebar, items.map((item) => sidebarItem(item, {}))]),
  );
}
