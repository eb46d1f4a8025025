import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { inVersion } from '@site/model/addresses/format';
import { isListedThere, type DocumentedPage } from '@site/model/documented-page';

interface CanonicalAddress {
  /** Language that the page is written in. */
  written: string;
  /** With the origin. */
  address: string;
  /** It is the address of the same page in the documented version. */
  isElsewhere: boolean;
}

/**
 * The address under which search engines list the page: that of the documented version's page, if
 * there is one in the same language, and its English one if it is not translated.
 * @param languages in which the page is written, English first; empty if it has no other languages
 */
export function useCanonicalAddress(
  languages: readonly string[],
  documented: DocumentedPage | undefined,
): CanonicalAddress {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { currentLocale, defaultLocale } = i18n;
  const { createUrl } = useAlternatePageUtils();
  const isOwn = languages.length === 0 || languages.includes(currentLocale);
  const written = isOwn ? currentLocale : defaultLocale;
  const address = createUrl({ locale: written, fullyQualified: true });
  if (!isListedThere(documented, written)) return { written, address, isElsewhere: false };
  const path = createUrl({ locale: written, fullyQualified: false });
  return { written, address: siteConfig.url + inVersion(path, ''), isElsewhere: true };
}
