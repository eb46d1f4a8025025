import { flatten } from '../../model/navigation/build-sidebars';
import type { NavigationFamily, NavigationItem } from '../../model/navigation/types';

function keepItems(items: NavigationItem[], pages: readonly string[]): NavigationItem[] {
  return items.flatMap((item) => {
    if (!item.children) return pages.includes(`${item.pathname}/`) ? [item] : [];
    const children = keepItems(item.children, pages);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/**
 * The navigation with a part of its pages, and the groups around them.
 * @param pages addresses, each with a slash at its end
 * @throws names the pages that the navigation lacks, and the families that would be empty: menus lead
 *   to every family
 */
export function keepPages(
  families: readonly NavigationFamily[],
  pages: readonly string[],
): NavigationFamily[] {
  const items = families.flatMap((family) => flatten(family.items));
  const known = new Set(
    items.filter(({ children }) => !children).map(({ pathname }) => `${pathname}/`),
  );
  const unknown = pages.filter((page) => !known.has(page));
  if (unknown.length > 0) throw new Error(`Not in the navigation: ${unknown.join(', ')}`);
  const kept = families.map((family) => ({ ...family, items: keepItems(family.items, pages) }));
  const empty = kept.filter((family) => family.items.length === 0).map(({ id }) => id);
  if (empty.length > 0) throw new Error(`Families without a page: ${empty.join(', ')}`);
  return kept;
}
