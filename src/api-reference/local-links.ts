import { DEFAULT_LANGUAGE } from '@site/model/languages';

/** The data has the addresses of the English pages: `/x/…`. */
const INTERNAL = /href="\/(?=x\/)/g;

/** HTML of a description, its links leading to pages in the language of `baseUrl`. */
export function localHtml(html: string, baseUrl: string): string {
  return baseUrl === '/' ? html : html.replace(INTERNAL, `href="${baseUrl}`);
}

/**
 * For an element that shows a description from the packages, which are written in English alone:
 * its HTML, and on pages of another language what `lang` says of it.
 */
export function packageText(html: string, baseUrl: string) {
  return {
    lang: baseUrl === '/' ? undefined : DEFAULT_LANGUAGE,
    dangerouslySetInnerHTML: { __html: localHtml(html, baseUrl) },
  };
}

/** Addresses by name, leading to pages in the language of `baseUrl`. */
export function localAddresses(
  links: Record<string, string>,
  baseUrl: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(links).map(([name, path]) => [name, localAddress(path, baseUrl)]),
  );
}

/** An address of the English pages in the language of `baseUrl`. */
export function localAddress(path: string, baseUrl: string): string {
  return path.startsWith('/x/') ? baseUrl + path.slice(1) : path;
}

/** Addresses inside the site that stand in HTML. */
export function internalLinks(html: string): string[] {
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
}
