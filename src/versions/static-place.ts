import { formatAddress } from '@site/model/addresses/format';
import { DOCS_SECTION, parseAddress } from '@site/model/addresses/parse';
import type { DocumentedPage } from '@site/model/documented-page';
import { DEFAULT_LANGUAGE } from '@site/model/languages';
import type { KnownVersion } from '@site/model/public-versions';
import { languageIn, type PlaceInVersion } from './address-in';

/**
 * The place of a page in the documented version, from what the build knew.
 * @param permalink of the page, which has its language
 */
export function staticPlace(
  { page, isSame }: DocumentedPage,
  permalink: string,
  known: readonly KnownVersion[],
): Pick<PlaceInVersion, 'href' | 'page' | 'isSame'> {
  const { language } = parseAddress(permalink);
  const version = known.find(({ path }) => path === '');
  const href = formatAddress({
    language: version ? languageIn(version, language) : DEFAULT_LANGUAGE,
    section: DOCS_SECTION,
    rest: page.replace(/\/$/, ''),
  });
  return { href, page, isSame };
}
