import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { PageBadges } from '@site/model/navigation/types';
import { parseBadges } from './Badges';

function findPage(items: readonly PropSidebarItem[], href: string): PropSidebarItem | undefined {
  for (const item of items) {
    if (item.type === 'link' && item.href === href) return item;
    const below = item.type === 'category' ? findPage(item.items, href) : undefined;
    if (below) return below;
  }
  return undefined;
}

/** The badges of the current page, as its item in the sidebar has them. */
export function usePageBadges(): PageBadges {
  const { metadata } = useDoc();
  const sidebar = useDocsSidebar();
  return parseBadges(findPage(sidebar?.items ?? [], metadata.permalink)?.customProps);
}
