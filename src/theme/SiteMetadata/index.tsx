// Replaced: adds the product of a page. Adds the canonical address and other languages only to
// pages that exist, are listed and have other languages. Pages of the docs add them themselves,
// because each knows its languages; those of the blog do not.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig } from '@docusaurus/theme-common';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import { BLOG_SECTION, parseAddress, PLAYGROUND_SECTION } from '@site/model/addresses/parse';
import { SOCIAL_CARD } from '@site/model/social-card';
import { PageAddress } from '@site/src/page/address/PageAddress';
import { pageExists } from '@site/src/page/page-exists';
import { SECTION } from '@site/src/page/unit';
import { productOf } from '@site/model/navigation/product-of';

const IN_ONE_LANGUAGE = [PLAYGROUND_SECTION, BLOG_SECTION];

/** Adds the tags that every page has in its head. */
export default function SiteMetadata(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { baseUrl, title, url } = siteConfig;
  const { metadata } = useThemeConfig();
  const { pathname } = useLocation();
  const { productId, productCategoryId } = productOf(pathname);
  const { section } = parseAddress(pathname);
  return (
    <>
      <Head>
        <meta property="og:type" content="website" />
        <meta property="og:image" content={url + baseUrl + SOCIAL_CARD.file} />
        <meta property="og:image:alt" content={title} />
        <meta name="mui:productId" content={productId} />
        <meta name="mui:productCategoryId" content={productCategoryId} />
      </Head>
      {(process.env.DOCS_SECTION === BLOG_SECTION || section !== SECTION) &&
        pageExists(pathname) && (
          <PageAddress languages={IN_ONE_LANGUAGE.includes(section) ? [] : i18n.locales} />
        )}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      {/* A head of its own: there it replaces what is above instead of repeating it. */}
      <Head>
        {metadata.map((entry, index) => (
          <meta key={index} {...entry} />
        ))}
      </Head>
    </>
  );
}
