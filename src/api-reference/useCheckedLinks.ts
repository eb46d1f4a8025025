import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Lets the build know of anchors and links that plain elements carry; broken ones stop it. */
export function useCheckedLinks(anchors: readonly string[], links: readonly string[]): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  anchors.forEach(collectAnchor);
  new Set(links).forEach(collectLink);
}
