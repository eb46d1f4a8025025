// Replaced: adds the product of a page; an address and other languages are said only of pages that
// exist, are listed and have other languages.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import { DEFAULT_SEARCH_TAG, useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import { LANGUAGE_RULE, PREFIXED_LANGUAGES, UNLISTED } from '@site/config/languages';
import { pageExists } from '@site/src/navigation/page-exists';
import { productOf } from '@site/src/navigation/product-of';

/** Open Graph writes languages with underscores. */
function openGraphLocale(htmlLang: string): string {
  return htmlLang.replace('-', '_');
}

function CanonicalAddress(): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const address = useAlternatePageUtils().createUrl({
    locale: currentLocale,
    fullyQualified: true,
  });
  return (
    <Head>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
    </Head>
  );
}

function OtherLanguages(): ReactNode {
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  return (
    <Head>
      {Object.entries(localeConfigs).map(([locale, { htmlLang }]) => (
        <link
          key={locale}
          rel="alternate"
          href={createUrl({ locale, fullyQualified: true })}
          hrefLang={htmlLang}
        />
      ))}
      <link
        rel="alternate"
        href={createUrl({ locale: defaultLocale, fullyQualified: true })}
        hrefLang="x-default"
      />
      {Object.entries(localeConfigs)
        .filter(([locale]) => locale !== currentLocale)
        .map(([locale, { htmlLang }]) => (
          <meta key={locale} property="og:locale:alternate" content={openGraphLocale(htmlLang)} />
        ))}
    </Head>
  );
}

/** What the head of every page says of it, whatever the page is. */
export default function SiteMetadata(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { currentLocale, localeConfigs } = i18n;
  const { metadata, image } = useThemeConfig();
  const { pathname } = useLocation();
  const { productId, productCategoryId } = productOf(pathname, PREFIXED_LANGUAGES);
  const local = `/${pathname.slice(siteConfig.baseUrl.length)}`;
  const exists = pageExists(pathname);
  const listed = exists && !local.startsWith(UNLISTED);
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="mui:productId" content={productId} />
        <meta name="mui:productCategoryId" content={productCategoryId} />
        <meta
          property="og:locale"
          content={openGraphLocale(localeConfigs[currentLocale]?.htmlLang ?? currentLocale)}
        />
      </Head>
      {image && <PageMetadata image={image} />}
      {exists && <CanonicalAddress />}
      {listed && !local.startsWith(LANGUAGE_RULE.oneLanguage) && <OtherLanguages />}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={currentLocale} />
      {/* A head of its own: there it replaces what stands above instead of repeating it. */}
      <Head>
        {metadata.map((entry, index) => (
          <meta key={index} {...entry} />
        ))}
      </Head>
    </>
  );
}
