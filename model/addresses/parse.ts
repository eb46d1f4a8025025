import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES } from '../languages';
import { isSection, type SectionId } from '../sections/ids';

/** The parts of an address of this site. */
export interface Address {
  /** Language of the prefix; addresses without a prefix are in the default language. */
  language: string;
  /** First segment behind the language: `x`, `blog`; empty for the home page. */
  section: string;
  /** In the section `x`: `next`, `6.20`; empty for the documented version. */
  version: string;
  /** The segments behind, joined: `react-data-grid/sorting`. */
  rest: string;
  trailingSlash: boolean;
  /** With its question mark, or empty. */
  query: string;
  /** With its number sign, or empty. */
  hash: string;
}

/** The section of the component docs. */
export const DOCS_SECTION = 'x';
/** Written in one language, and never below a prefix. */
export const BLOG_SECTION = 'blog';
/** No pages for search engines. */
export const PLAYGROUND_SECTION = 'playground';

/** A section besides MUI X, which is built like a version of its docs: about a product, or the blog. */
export type OtherSection = SectionId | typeof BLOG_SECTION;

/** First segment of the addresses of pages in the docs and the blog. */
export type DocsSection = typeof DOCS_SECTION | OtherSection;

const VERSION = /^(?:next|v?\d[\w.-]*)$/;
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** The section whose units have a page. What is outside of all sections belongs to MUI X. */
export function docsOf({ section }: Pick<Address, 'section'>): DocsSection {
  return isSection(section) || section === BLOG_SECTION ? section : DOCS_SECTION;
}

/**
 * Takes an address of this site apart.
 * @param address from the root of the site, without an origin
 * @param languages that addresses begin with; any other segment there is a section
 */
export function parseAddress(
  address: string,
  languages: readonly string[] = PREFIXED_LANGUAGES,
): Address {
  const [, path = '', query = '', hash = ''] = PARTS.exec(address) ?? [];
  const segments = path.replace(/^\/|\/$/g, '').split('/');
  const take = (isThere: boolean) => (isThere && segments.shift()) || '';
  const language = take(languages.includes(segments[0] ?? '')) || DEFAULT_LANGUAGE;
  const section = take(true);
  const version = take(section === DOCS_SECTION && VERSION.test(segments[0] ?? ''));
  const rest = segments.join('/');
  return { language, section, version, rest, trailingSlash: path.endsWith('/'), query, hash };
}
