import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Marks } from '@site/model/navigation/types';
import { parseMarks } from './Marks';

function findPage(items: readonly PropSidebarItem[], href: string): PropSidebarItem | undefined {
  for (const item of items) {
    if (item.type === 'link' && item.href === href) return item;
    const below = item.type === 'category' ? findPage(item.items, href) : undefined;
    if (below) return below;
  }
  return undefined;
}

/** The marks of the page being read: what the sidebar says beside its name. */
export function usePageMarks(): Marks {
  const { metadata } = useDoc();
  const sidebar = useDocsSidebar();
  return parseMarks(findPage(sidebar?.items ?? [], metadata.permalink)?.customProps);
}
