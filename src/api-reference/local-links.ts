import { inVersion } from '@site/model/addresses/format';
import { DEFAULT_LANGUAGE } from '@site/model/languages';
import { VERSION_PATH } from '@site/src/page/unit';

/**
 * The data has the addresses of English pages: of the documented version, `/x/…`, and of other
 * sections, `/material-ui/…`.
 */
const INTERNAL = /href="(\/[^"]*)"/g;

/** HTML of a description, its links leading to pages of this version in the language of `baseUrl`. */
export function localHtml(html: string, baseUrl: string): string {
  return html.replace(INTERNAL, (_, path: string) => `href="${localAddress(path, baseUrl)}"`);
}

/**
 * Props of an element that shows a description from the packages: its HTML, and `lang` on pages in
 * another language, because the packages are written in English only.
 */
export function packageText(html: string, baseUrl: string) {
  return {
    lang: baseUrl === '/' ? undefined : DEFAULT_LANGUAGE,
    dangerouslySetInnerHTML: { __html: localHtml(html, baseUrl) },
  };
}

/** Addresses by name, leading to pages of this version in the language of `baseUrl`. */
export function localAddresses(
  links: Record<string, string>,
  baseUrl: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(links).map(([name, path]) => [name, localAddress(path, baseUrl)]),
  );
}

/** An address of the English pages, in this version and the language of `baseUrl`. */
export function localAddress(path: string, baseUrl: string): string {
  return path.startsWith('/') ? baseUrl + inVersion(path, VERSION_PATH).slice(1) : path;
}

/** Returns the addresses inside the site that links in the HTML have. */
export function internalLinks(html: string): string[] {
  return [...html.matchAll(INTERNAL)].map(([, href]) => href ?? '');
}
