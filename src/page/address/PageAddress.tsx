import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { SOCIAL_CARD } from '@site/model/social-card';

interface PageAddressProps {
  /** In which the page is written, English first; without any, nothing is said of languages. */
  languages: readonly string[];
  /** The page has a picture of its own; without, the home page's stands for it. */
  hasCard?: boolean;
}

/**
 * Where search engines find a page: its address, which is the English one where the page is not
 * written in the reader's language, and that in each of its languages.
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
