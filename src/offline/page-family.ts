import globalData from '@generated/globalData';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';

/** Returns the sidebar of a page of the version at `/x/`; undefined for other pages. */
export function familyOfPage(pathname: string): string | undefined {
  const data = globalData['docusaurus-plugin-content-docs']?.default as
    GlobalPluginData | undefined;
  const latest = data?.versions.find(({ isLast }) => isLast);
  return latest?.docs.find(({ path }) => path === pathname)?.sidebar;
}
