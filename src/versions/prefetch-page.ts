const prefetched = new Set<string>();

/**
 * Has the browser load a page of another version, which the reader is about to open. Speculation
 * rules would need a keyword in `script-src`, as they are inline scripts: the policy has hashes only.
 */
export function prefetchPage(href: string): void {
  const [page = href] = href.split('#');
  if (prefetched.has(page)) return;
  prefetched.add(page);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = page;
  document.head.append(link);
}
