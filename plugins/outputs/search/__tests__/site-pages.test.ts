import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { sitePages } from '../site-pages';

function doc(id: string, more: object = {}) {
  const permalink = `/zh/x/${id.replace(/index$/, '')}`;
  return {
    id,
    title: id,
    permalink,
    source: `@site/docs/${id}.mdx`,
    sidebar: 'dataGrid',
    frontMatter: {},
    ...more,
  };
}

function load(docs: object[], version: object = {}): LoadedContent {
  const sidebars = {
    dataGrid: [
      {
        type: 'category',
        items: [
          { type: 'doc', id: 'sorting/index', label: '排序', customProps: { plan: 'pro' } },
          { type: 'link', href: '/x/' },
        ],
      },
    ],
  };
  const loaded = {
    isLast: true,
    path: '/zh/x',
    contentPath: '/site/docs',
    docs,
    sidebars,
    ...version,
  };
  return { loadedVersions: [loaded] } as object as LoadedContent;
}

const LANGUAGES = { language: 'zh', defaultLanguage: 'en' };

it('tells pages that are translated from English ones in their place', () => {
  const source = '@site/i18n/zh/docusaurus-plugin-content-docs/current/editing/index.mdx';
  const content = load([doc('sorting/index'), doc('editing/index', { source })]);
  const [version] = sitePages(content, LANGUAGES);
  expect(version?.pages.map(({ language }) => language)).toEqual(['en', 'zh']);
  const english = sitePages(content, { language: 'en', defaultLanguage: 'en' });
  expect(english[0]?.pages[0]?.language).toBe('en');
});

it('knows label and plan from the sidebar, plan and keywords from the page', () => {
  const [version] = sitePages(
    load([
      doc('sorting/index'),
      doc('api/data-grid/grid-row/index', { frontMatter: { plan: 'premium', keywords: ['row'] } }),
    ]),
    LANGUAGES,
  );
  expect(version?.pages[0]).toMatchObject({ label: '排序', plan: 'pro', kind: 'page' });
  expect(version?.pages[1]).toMatchObject({ plan: 'premium', kind: 'api', keywords: ['row'] });
});

it('knows pages about migration, and leaves out unlisted ones', () => {
  const [version] = sitePages(
    load([doc('migration/migration-tree-view-v6/index'), doc('hidden/index', { unlisted: true })]),
    LANGUAGES,
  );
  expect(version?.pages.map(({ kind }) => kind)).toEqual(['migration']);
});

it('names the folder of versions that stand below the latest', () => {
  expect(sitePages(load([]), LANGUAGES)[0]?.path).toBe('');
  const next = load([], { isLast: false, path: '/zh/x/next' });
  expect(sitePages(next, LANGUAGES)[0]?.path).toBe('next');
});
