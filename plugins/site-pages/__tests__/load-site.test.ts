import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import type { DocsVersion } from '../../../model/docs-version';
import { linkTargets } from '../../outputs/markdown/links';
import { loadSite } from '../load-site';
import { pagesOf } from '../site';

const VERSIONS: DocsVersion[] = [
  {
    id: 'next',
    docs: 'current',
    path: 'next',
    label: '7.29',
    status: 'next',
    banner: 'unreleased',
    date: null,
    packages: null,
    families: { charts: { version: '7.29.1', plans: ['pro'] } },
  },
];

const I18N = 'i18n/zh/docusaurus-plugin-content-docs';

function context(currentLocale: string): LoadContext {
  const baseUrl = currentLocale === 'en' ? '/' : `/${currentLocale}/`;
  return { siteDir: '/site', baseUrl, i18n: { currentLocale, defaultLocale: 'en' } } as LoadContext;
}

function doc(id: string, source: string, more: object = {}) {
  const permalink = `/zh/x/next/${id.replace(/\/index$/, '')}/`;
  const common = { permalink, title: id, description: '', sidebar: 'grid', unlisted: false };
  return { id, source: `@site/${source}`, frontMatter: {}, ...common, ...more };
}

/** The part of Docusaurus' data that is read, new for each test. */
function content(): LoadedContent {
  const sidebar = [
    {
      type: 'category',
      label: '列',
      items: [
        { type: 'doc', id: 'grid/a/index', label: '甲' },
        { type: 'doc', id: 'api/grid/index' },
        { type: 'link', href: '/x/' },
      ],
    },
    { type: 'doc', id: 'grid/index', customProps: { plan: 'premium' } },
  ];
  const next = {
    versionName: 'current',
    contentPath: '/site/docs',
    docs: [
      doc('grid/index', 'docs/grid/index.mdx'),
      doc('grid/a/index', `${I18N}/current/grid/a/index.mdx`, {
        frontMatter: { plan: 'pro', planned: true, keywords: ['row'] },
      }),
      doc('api/grid/index', 'docs/api/grid/index.mdx', { frontMatter: { api: 'index' } }),
      doc('migration/migration-grid-v6/index', 'docs/migration/index.mdx', { unlisted: true }),
    ],
    sidebars: { grid: sidebar },
  };
  return { loadedVersions: [next] } as unknown as LoadedContent;
}

function load(loaded = content(), language = 'zh') {
  const content = { 'docusaurus-plugin-content-docs': { default: loaded } };
  return loadSite(content, context(language), VERSIONS);
}

const NEXT = load();

it('reads the version with its path and its numbers', () => {
  expect(NEXT.version).toEqual({
    section: 'x',
    label: '7.29',
    path: 'next',
    families: { charts: { version: '7.29.1', plans: ['pro'] } },
    docsRoot: '/site/docs',
  });
});

it('refuses a version that is not listed, and more than one', () => {
  const [version] = content().loadedVersions;
  if (!version) throw new Error('There is no version');
  const unlisted = {
    loadedVersions: [{ ...version, contentPath: '/site/versioned_docs/version-5.0' }],
  };
  expect(() => load(unlisted)).toThrow('No version has its pages in versioned_docs/version-5.0/');
  expect(() => load({ loadedVersions: [version, version] })).toThrow('exactly one version');
});

it('reads front matter and labels of pages', () => {
  const [overview, translated] = NEXT.pages;
  expect(translated).toMatchObject({
    file: `/site/${I18N}/current/grid/a/index.mdx`,
    permalink: '/zh/x/next/grid/a/',
    family: 'grid',
    label: '甲',
    plan: 'pro',
    planned: true,
    newFeature: false,
    keywords: ['row'],
  });
  expect(overview).toMatchObject({ plan: 'premium', planned: false, keywords: [] });
});

it('tells translated pages from English ones', () => {
  const languages = (site: typeof NEXT) =>
    site.pages.map(({ language, isTranslated }) => [language, isTranslated]);
  expect(languages(NEXT)).toEqual([
    ['en', false],
    ['zh', true],
    // The reference.
    ['en', true],
    ['en', false],
  ]);
  expect(new Set(languages(load(content(), 'en')).flat())).toEqual(new Set(['en', true]));
});

it('knows the reference, pages about migration, and unlisted pages', () => {
  expect(NEXT.pages.map(({ kind }) => kind)).toEqual(['page', 'page', 'api', 'migration']);
  expect(NEXT.pages.map(({ unlisted }) => unlisted)).toEqual([false, false, false, true]);
});

it('keeps the order of the navigation', () => {
  const pages = pagesOf(NEXT.families[0]?.entries ?? []);
  expect(pages.map(({ permalink }) => permalink)).toEqual([
    '/zh/x/next/grid/a/',
    '/zh/x/next/api/grid/',
    '/zh/x/next/grid/',
  ]);
});

it('reads the docs of a build once for all outputs', () => {
  const loaded = content();
  expect(load(loaded)).toBe(load(loaded));
  expect(load(loaded)).not.toBe(NEXT);
  expect(() => loadSite({}, context('en'))).toThrow('docs plugin');
});

it('links find pages by their place in the docs of a version, in any language', () => {
  const targets = linkTargets(NEXT, { siteDir: '/site', baseUrl: '/zh/' });
  expect(targets.byFile.get('grid/a/index.mdx')).toBe('/zh/x/next/grid/a/');
  expect([...targets.pages]).toEqual([
    '/zh/',
    '/zh/x/next/grid/',
    '/zh/x/next/grid/a/',
    '/zh/x/next/api/grid/',
    '/zh/x/next/migration/migration-grid-v6/',
  ]);
});
