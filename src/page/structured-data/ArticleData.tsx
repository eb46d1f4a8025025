import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { parseAddress } from '@site/model/addresses/parse';
import type { UndocumentedPage } from '@site/model/documented-page';
import { isTranslated } from '@site/model/is-translated';
import { SOCIAL_CARD } from '@site/model/social-card';
import { useText } from '@site/src/i18n/useText';
import { FAMILY_TITLES, findFamily } from '@site/model/families';
import { useCanonicalAddress } from '@site/src/page/address/useCanonicalAddress';
import { useDocumentTitle } from '@site/src/page/useDocumentTitle';
import { articleData, scriptText, type Article } from './schema-data';
import { breadcrumbsOf, type Breadcrumb } from './breadcrumbs';

/** The name of a family, in the language that the page is written in. */
function useFamilyName(isWritten: boolean): (family: string) => string {
  const text = useText();
  return (id) => {
    const family = findFamily(id);
    if (!family) return id;
    return isWritten ? text(`family.${family.sidebar}`) : FAMILY_TITLES[family.id].title;
  };
}

/** Pages of the reference are English in every language, and so is the step to their list. */
function stepName(
  { kind }: Breadcrumb,
  familyName: (family: string) => string,
  names: Record<'home' | 'section' | 'page', string>,
): string {
  if (typeof kind === 'object') return familyName(kind.family);
  return kind === 'reference' ? 'API reference' : names[kind];
}

function useArticle(): Article {
  const { metadata } = useDoc();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { documented } = metadata as typeof metadata & UndocumentedPage;
  const isWritten = isTranslated(metadata.source, i18n.currentLocale);
  const text = useText();
  const familyName = useFamilyName(isWritten);
  const language = isWritten ? i18n.currentLocale : i18n.defaultLocale;
  const { htmlLang = language, baseUrl = '/' } = i18n.localeConfigs[language] ?? {};
  const home = siteConfig.url + baseUrl;
  const { address, isElsewhere } = useCanonicalAddress([language], documented);
  const hasCard = isElsewhere || parseAddress(metadata.permalink).version === '';
  // The site has the name of its largest section.
  const site = process.env.DOCS_SECTION ? text('app.name') : siteConfig.title;
  const names = { home: site, section: siteConfig.title, page: metadata.title };
  const trail = breadcrumbsOf(address, home).map((step) => ({
    ...step,
    name: stepName(step, familyName, names),
  }));
  const family = trail.find(({ kind }) => typeof kind === 'object')?.name;
  return {
    title: useDocumentTitle(),
    description: metadata.description,
    language: htmlLang,
    lastUpdatedAt: metadata.lastUpdatedAt,
    address,
    image: (hasCard ? address : home) + SOCIAL_CARD.file,
    site: { name: site, address: home },
    product: family ? `${siteConfig.title} ${family}` : siteConfig.title,
    trail,
  };
}

/**
 * Data of a page for search engines only: written into the HTML. Browsers get
 * `ArticleData.client.tsx` in its place, which plugins/patches/server-only-components sees to.
 */
export function ArticleData(): ReactNode {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(articleData(useArticle())) }}
    />
  );
}
