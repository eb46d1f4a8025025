import type { Breadcrumb } from './breadcrumbs';

/** Facts about a page for search engines. */
export interface Article {
  title: string;
  description: string;
  /** The language that the text is in, such as `zh-CN`. */
  language: string;
  /** Milliseconds; missing where the history of the site is. */
  lastUpdatedAt?: number | null;
  address: string;
  image: string;
  /** Name and address of the site. */
  site: { name: string; address: string };
  /** Name of the product that the page is about, with its family. */
  product: string;
  trail: (Breadcrumb & { name: string })[];
}

const MUI = { '@type': 'Organization', name: 'MUI', url: 'https://mui.com/' } as const;

/** https://schema.org/TechArticle */
function techArticle(article: Article): object {
  const { site, lastUpdatedAt } = article;
  return {
    '@type': 'TechArticle',
    headline: article.title,
    description: article.description,
    inLanguage: article.language,
    dateModified: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined,
    mainEntityOfPage: article.address,
    image: article.image,
    isPartOf: { '@type': 'WebSite', name: site.name, url: site.address },
    about: {
      '@type': 'SoftwareSourceCode',
      name: article.product,
      programmingLanguage: 'TypeScript',
    },
    author: MUI,
    publisher: MUI,
  };
}

/** https://schema.org/BreadcrumbList */
function breadcrumbList({ trail }: Article): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/** Makes the content of the script element on a page of the docs. */
export function articleData(article: Article): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [techArticle(article), breadcrumbList(article)],
  };
}

/** Makes the content of the script element on the home page: the site, and how it is searched. */
export function siteData(site: {
  name: string;
  description: string;
  language: string;
  address: string;
}): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    description: site.description,
    inLanguage: site.language,
    url: site.address,
    publisher: MUI,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.address}search/?q={query}` },
      'query-input': 'required name=query',
    },
  };
}

/** Returns JSON that is safe inside of a script element: nothing in it closes the element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
