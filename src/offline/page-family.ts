import globalData from '@generated/globalData';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';

interface KnownPage {
  /** Its sidebar. */
  family: string | undefined;
  /** In the order of the sidebars, as plugins/patches/docs-without-page-list sorts the pages. */
  place: number;
}

/** Returns what the build knows of a page of the version at `/x/`; nothing of other pages. */
export function knownPage(pathname: string): KnownPage {
  const data = globalData['docusaurus-plugin-content-docs']?.default as
    GlobalPluginData | undefined;
  const docs = data?.versions.find(({ isLast }) => isLast)?.docs ?? [];
  const index = docs.findIndex(({ path }) => path === pathname);
  return { family: docs[index]?.sidebar, place: index < 0 ? Infinity : index };
}

/** Returns the sidebar of a page of the version at `/x/`; undefined for other pages. */
export function familyOfPage(pathname: string): string | undefined {
  return knownPage(pathname).family;
}
