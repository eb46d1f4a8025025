import type { TitleOf } from '../titles/create-titles';
import type { NavigationEntry, NavigationItem } from './types';

/**
 * Entries of the navigation with their labels.
 * @throws for an entry that has none
 */
export function withTitles(
  entries: readonly NavigationEntry[],
  titleOf: TitleOf,
): NavigationItem[] {
  return entries.map(({ children, ...entry }): NavigationItem => {
    const found = titleOf(entry.pathname);
    if (!found) throw new Error(`model/titles: "${entry.pathname}" has no title`);
    const below = children && { children: withTitles(children, titleOf) };
    return { ...entry, title: found.label, ...below };
  });
}
