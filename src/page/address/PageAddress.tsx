import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import type { DocumentedPage } from '@site/model/documented-page';
import { SOCIAL_CARD } from '@site/model/social-card';
import { useCanonicalAddress } from './useCanonicalAddress';

interface PageAddressProps {
  /**
   * Languages in which the page is written, English first. If empty, the page lists no languages.
   */
  languages: readonly string[];
  /** True if the page has its own social card; otherwise the card of the home page is used. */
  hasCard?: boolean;
  /** What the documented version has in the place of this page; absent for its own pages. */
  documented?: DocumentedPage;
}

/**
 * Addresses of a page for search engines: the canonical one, which is English if the page is not
 * translated, and one for each of its languages. If the canonical page is that of another version,
 * that one lists its languages.
 */
export function PageAddress({ languages, hasCard, documented }: PageAddressProps): ReactNode {
  const { defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const { written, address, isElsewhere } = useCanonicalAddress(languages, documented);
  const addressIn = (locale: string) => createUrl({ locale, fullyQualified: true });
  // Open Graph writes languages with underscores.
  const localeOf = (locale: string) => localeConfigs[locale]?.htmlLang.replace('-', '_');
  const alternates = isElsewhere ? [] : languages;
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
      {(hasCard || isElsewhere) && (
        <meta property="og:image" content={address + SOCIAL_CARD.file} />
      )}
      {alternates.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          href={addressIn(locale)}
          hrefLang={localeConfigs[locale]?.htmlLang}
        />
      ))}
      {alternates.length > 0 && (
        <link rel="alternate" href={addressIn(defaultLocale)} hrefLang="x-default" />
      )}
      <meta property="og:locale" content={localeOf(written)} />
      {alternates
        .filter((locale) => locale !== written)
        .map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={localeOf(locale)} />
        ))}
    </Head>
  );
}
