// Replaced: the title names the family of the page, and the version where it is not the latest; the
// head names the languages in which the page is written, and contains what machines read of it.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { parseAddress } from '@site/model/addresses/parse';
import type { UndocumentedPage } from '@site/model/documented-page';
import type { TranslatedPage } from '@site/model/is-translated';
import { PageAddress } from '@site/src/page/address/PageAddress';
import { useDocumentTitle } from '@site/src/page/useDocumentTitle';
import { ArticleData } from '@site/src/page/structured-data/ArticleData';

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { defaultLocale } = useDocusaurusContext().i18n;
  const { translations = [], documented } = metadata as typeof metadata &
    TranslatedPage &
    UndocumentedPage;
  const title = useDocumentTitle();
  return (
    <>
      <PageMetadata
        title={title}
        description={metadata.description}
        keywords={frontMatter.keywords}
      />
      <PageAddress
        languages={[defaultLocale, ...translations]}
        hasCard={parseAddress(metadata.permalink).version === ''}
        documented={documented}
      />
      {/* Behind the picture that it tells of. */}
      <Head>
        <meta property="og:type" content="article" />
        <meta property="og:image:alt" content={title} />
      </Head>
      <ArticleData />
    </>
  );
}
