import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { SOCIAL_CARD } from '@site/model/social-card';

interface PageAddressProps {
  /**
   * Languages in which the page is written, English first. If empty, the page lists no languages.
   */
  languages: readonly string[];
  /** True if the page has its own social card; otherwise the card of the home page is used. */
  hasCard?: boolean;
}

/**
 * Addresses of a page for search engines: the canonical one, which is English if the page is not
 * translated, and one for each of its languages.
 */
export function PageAddress({ languages, hasCard }: PageAddressProps): ReactNode {
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const addressIn = (locale: string) => createUrl({ locale, fullyQualified: true });
  // Open Graph writes languages with underscores.
  const localeOf = (locale: string) => localeConfigs[locale]?.htmlLang.replace('-', '_');
  const isOwn = languages.length === 0 || languages.includes(currentLocale);
  const written = isOwn ? currentLocale : defaultLocale;
  return (
    <Head>
      <meta property="og:url" content={addressIn(written)} />
      <link rel="canonical" href={addressIn(written)} />
      {hasCard && <meta property="og:image" content={addressIn(written) + SOCIAL_CARD.file} />}
      {languages.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          href={addressIn(locale)}
          hrefLang={localeConfigs[locale]?.htmlLang}
        />
      ))}
      {languages.length > 0 && (
        <link rel="alternate" href={addressIn(defaultLocale)} hrefLang="x-default" />
      )}
      <meta property="og:locale" content={localeOf(written)} />
      {languages
        .filter((locale) => locale !== written)
        .map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={localeOf(locale)} />
        ))}
    </Head>
  );
}
