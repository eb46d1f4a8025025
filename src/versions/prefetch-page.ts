const prefetched = new Set<string>();

/**
 * Has the browser load a page of another version, which the reader is about to open. Browsers with
 * speculation rules do so by themselves: see plugins/outputs/page-head.
 */
export function prefetchPage(href: string): void {
  const [page = href] = href.split('#');
  if (HTMLScriptElement.supports('speculationrules') || prefetched.has(page)) return;
  prefetched.add(page);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = page;
  document.head.append(link);
}
