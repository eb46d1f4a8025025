import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { cardsOfSite, type PageCard } from '../cards-of-site';

const SOURCE = 'index.mdx';
const DOCS = [
  {
    title: '快速上手',
    permalink: '/zh/x/react-data-grid/getting-started/',
    sidebar: 'dataGrid',
    source: `@site/i18n/zh/docusaurus-plugin-content-docs/current/${SOURCE}`,
    frontMatter: {},
  },
  {
    title: 'Column pinning',
    permalink: '/x/react-data-grid/column-pinning/',
    sidebar: 'dataGrid',
    source: `@site/docs/${SOURCE}`,
    frontMatter: { plan: 'pro' },
  },
  {
    title: 'GridRowModel API',
    permalink: '/x/api/tree-view/grid-row-model/',
    source: `@site/docs/api/${SOURCE}`,
    frontMatter: { api: 'interface' },
  },
];

function cards(language: string): PageCard[] {
  const content = { loadedVersions: [{ docs: DOCS }] } as unknown as LoadedContent;
  const baseUrl = language === 'en' ? '/' : `/${language}/`;
  const text = (key: string) => `${key} in ${language}`;
  return cardsOfSite({ language, baseUrl, host: 'mui.com', text, content });
}

it('has the home page and what is written in the language', () => {
  expect(cards('zh').map(({ address }) => address)).toEqual([
    '/zh/',
    '/zh/x/react-data-grid/getting-started/',
  ]);
  expect(cards('en').map(({ address }) => address)).toEqual(['/', ...DOCS.map((d) => d.permalink)]);
});

it('says title, family and plan', () => {
  expect(cards('en')[2]?.card).toEqual({
    title: 'Column pinning',
    label: 'family.dataGrid in en',
    family: 'dataGrid',
    plan: 'pro',
    host: 'mui.com',
  });
});

it('knows the family of a page of the reference that stands in no sidebar', () => {
  expect(cards('en')[3]?.card).toMatchObject({
    label: 'family.treeView in en',
    family: 'treeView',
  });
});
