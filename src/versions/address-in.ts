import { formatAddress } from '@site/model/addresses/format';
import { DOCS_SECTION, parseAddress, type Address } from '@site/model/addresses/parse';
import { DEFAULT_LANGUAGE } from '@site/model/languages';
import type { KnownVersion } from '@site/model/public-versions';
import { INTRODUCTION, nearestPage, pathOfPage } from '@site/model/nearest-page';

/** Where a page is to be found in another version. */
export interface PlaceInVersion {
  href: string;
  /** Path of the page below the version: `react-data-grid/`. */
  page: string;
  /** It is the page that was asked for, and not one above it. */
  isSame: boolean;
  /** The version has the language of the page that was asked for. */
  hasLanguage: boolean;
}

/** The language in which a version is read from a page in a language. */
export function languageIn({ languages }: KnownVersion, language: string): string {
  return languages.includes(language) ? language : DEFAULT_LANGUAGE;
}

/** The first page of a version, which every version has. */
export function introductionOf(version: KnownVersion, language: string): string {
  return formatAddress({
    language: languageIn(version, language),
    section: DOCS_SECTION,
    version: version.path,
    rest: INTRODUCTION.slice(0, -1),
  });
}

/**
 * The same page in a version, or the nearest one above it that exists.
 * @param address of the page, from the root of the site, with its query and hash, which are kept on
 *   the same page
 * @param pages of the version in the language that `languageIn` returns; undefined if they are not
 *   known, which leads to the introduction
 */
export function addressIn(
  version: KnownVersion,
  address: string,
  pages: ReadonlySet<string> | undefined,
): PlaceInVersion {
  const from: Address = parseAddress(address);
  const language = languageIn(version, from.language);
  const asked = pathOfPage(from.rest);
  const page = pages ? nearestPage(asked, pages) : INTRODUCTION;
  const isSame = page === asked;
  const href = formatAddress({
    language,
    section: DOCS_SECTION,
    version: version.path,
    rest: page.replace(/\/$/, ''),
    ...(isSame && { query: from.query, hash: from.hash }),
  });
  return { href, page, isSame, hasLanguage: language === from.language };
}
