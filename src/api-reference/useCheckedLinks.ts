import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Reports anchors and links of plain elements to Docusaurus: broken ones stop the build. */
export function useCheckedLinks(anchors: readonly string[], links: readonly string[]): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  anchors.forEach(collectAnchor);
  new Set(links).forEach(collectLink);
}
