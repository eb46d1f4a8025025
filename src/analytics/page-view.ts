/** A page view as it is sent; the two products come from meta elements of the page. */
export interface PageView {
  page_title: string;
  page_location: string;
  productId?: string;
  productCategoryId?: string;
}

/**
 * Returns the same address for a page in all of its languages.
 * @param address what the page names as its canonical address
 * @param baseUrl where the pages of its language begin, such as `/zh/`
 */
export function withoutLanguage(address: string, baseUrl: string): string {
  const url = new URL(address);
  if (url.pathname.startsWith(baseUrl)) url.pathname = url.pathname.slice(baseUrl.length - 1);
  return url.origin + url.pathname;
}

function metaContent(page: Document, name: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** Reads the page view from the document. */
export function describePage(page: Document, baseUrl: string): PageView {
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return {
    page_title: page.title,
    page_location: withoutLanguage(canonical ?? page.location.href, baseUrl),
    productId: metaContent(page, 'mui:productId'),
    productCategoryId: metaContent(page, 'mui:productCategoryId'),
  };
}

/**
 * Calls back when the document has the head of the page that was just rendered. Docusaurus
 * announces a page earlier: it writes the head in an animation frame that it requested before.
 * After our own frame, that one has run too.
 * @returns gives up waiting
 */
export function onceHeadIsWritten(callback: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
