import {
  filesBelow,
  metaContents,
  readBuilt,
  readHead,
  structuredData,
} from '../../e2e/fixtures/built-files';
import { API_PAGES, DOC_PAGES, OTHER_LANGUAGES, languagesOf } from '../../e2e/fixtures/site-pages';
import { expect, test } from '@playwright/test';

const ORIGIN = 'https://mui.com';

interface Described {
  '@graph': [
    { '@type': string; headline: string; inLanguage: string; dateModified: string },
    { '@type': string; itemListElement: { position: number; name: string; item: string }[] },
  ];
}

/** Reads the structured data of a page, which has exactly one JSON-LD element. */
function describe(address: string): Described['@graph'] {
  const all = structuredData(`${address}index.html`.slice(1));
  expect(all, address).toHaveLength(1);
  return (all[0] as Described)['@graph'];
}

test('every page is described as an article, with the way to it', () => {
  for (const path of [...DOC_PAGES, ...API_PAGES]) {
    const head = readHead(`${path}index.html`.slice(1));
    const [article, trail] = describe(path);
    expect(`${article.headline} | MUI X`, path).toBe(head.title);
    expect(article, path).toMatchObject({
      '@type': 'TechArticle',
      inLanguage: 'en',
      description: metaContents(head, 'description')[0],
      mainEntityOfPage: ORIGIN + path,
      image: `${ORIGIN}${path}card.png`,
      isPartOf: { name: 'MUI X', url: `${ORIGIN}/` },
      author: { name: 'MUI' },
      publisher: { name: 'MUI' },
    });
    expect(Date.parse(article.dateModified), path).toBeLessThanOrEqual(Date.now());
    expect(trail['@type']).toBe('BreadcrumbList');
    const steps = trail.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(0)?.item).toBe(`${ORIGIN}/`);
    expect(steps.at(-1)?.item).toBe(ORIGIN + path);
  }
});

test('browsers load nothing of it', () => {
  const scripts = filesBelow('assets/js', '.js').map(readBuilt);
  expect(scripts.filter((script) => script.includes('TechArticle'))).toEqual([]);
});

test('the way to a page of the reference leads over its family and its list', () => {
  const [article, trail] = describe('/x/api/data-grid/data-grid-pro/');
  expect(trail.itemListElement.map(({ name, item }) => [name, item.replace(ORIGIN, '')])).toEqual([
    ['MUI X', '/'],
    ['Data Grid', '/x/react-data-grid/'],
    ['API reference', '/x/api/data-grid/'],
    ['DataGridPro API', '/x/api/data-grid/data-grid-pro/'],
  ]);
  expect(article).toMatchObject({ about: { name: 'MUI X Data Grid' } });
});

for (const language of OTHER_LANGUAGES) {
  test(`pages in ${language} say which language their text is in`, () => {
    for (const path of DOC_PAGES) {
      const isOwn = languagesOf(path).includes(language);
      const base = isOwn ? `${ORIGIN}/${language}` : ORIGIN;
      const [article, trail] = describe(`/${language}${path}`);
      expect(article.inLanguage.slice(0, 2), path).toBe(isOwn ? language : 'en');
      expect(article, path).toMatchObject({ mainEntityOfPage: base + path });
      for (const { item } of trail.itemListElement) expect(item).toContain(`${base}/`);
    }
  });
}

test('the home page describes how the site is searched', () => {
  for (const [prefix, language] of [
    ['', 'en'],
    ['/zh', 'zh-CN'],
  ]) {
    const [site, ...others] = structuredData(`${prefix}/index.html`.slice(1));
    expect(others).toEqual([]);
    expect(site).toMatchObject({
      '@type': 'WebSite',
      inLanguage: language,
      url: `${ORIGIN}${prefix}/`,
      potentialAction: { target: { urlTemplate: `${ORIGIN}${prefix}/search/?q={query}` } },
    });
  }
});
