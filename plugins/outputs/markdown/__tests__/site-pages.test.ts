import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { linkTargets, pagesOf, readSite, type SiteLanguage } from '../site-pages';

const ZH: SiteLanguage = { siteDir: '/site', baseUrl: '/zh/', isDefault: false };

function doc(id: string, source: string, prefix: string, frontMatter: object = {}) {
  const permalink = `${prefix}${id.replace(/\/index$/, '')}/`;
  return { id, source, permalink, title: id, description: '', sidebar: 'grid', frontMatter };
}

/** The part of Docusaurus' data that is read. */
const CONTENT = {
  loadedVersions: [
    {
      versionName: 'current',
      label: 'next',
      isLast: false,
      path: '/zh/x/next',
      docs: [
        doc('grid/index', '@site/docs/grid/index.mdx', '/zh/x/next/'),
        doc(
          'grid/a/index',
          '@site/i18n/zh/docusaurus-plugin-content-docs/current/grid/a/index.mdx',
          '/zh/x/next/',
          { plan: 'pro', planned: true },
        ),
        doc('api/grid/index', '@site/docs/api/grid/index.mdx', '/zh/x/next/', { api: 'index' }),
      ],
      sidebars: {
        grid: [
          {
            type: 'category',
            label: '列',
            items: [
              { type: 'doc', id: 'grid/a/index' },
              { type: 'doc', id: 'api/grid/index' },
            ],
          },
          { type: 'doc', id: 'grid/index' },
        ],
      },
    },
    {
      versionName: '7.0.0',
      label: '7.0.0',
      isLast: true,
      path: '/zh/x',
      docs: [doc('grid/index', '@site/versioned_docs/version-7.0.0/grid/index.mdx', '/zh/x/')],
      sidebars: { grid: [{ type: 'doc', id: 'grid/index' }] },
    },
  ],
} as unknown as LoadedContent;

const SITE = readSite(CONTENT, ZH);

it('reads every version with its path', () => {
  expect(SITE.map(({ version }) => version)).toEqual([
    { label: 'next', isCurrent: true, isLast: false, path: 'next' },
    { label: '7.0.0', isCurrent: false, isLast: true, path: '' },
  ]);
});

it('reads what pages say of themselves', () => {
  const [overview, translated, api] = SITE[0]?.pages ?? [];
  expect(translated).toMatchObject({
    file: '/site/i18n/zh/docusaurus-plugin-content-docs/current/grid/a/index.mdx',
    permalink: '/zh/x/next/grid/a/',
    plan: 'pro',
    planned: true,
    newFeature: false,
    isTranslated: true,
  });
  expect(overview).toMatchObject({ plan: undefined, isTranslated: false });
  expect(api).toMatchObject({ isTranslated: true });
});

it('keeps the order of the navigation', () => {
  const pages = pagesOf(SITE[0]?.families[0]?.entries ?? []);
  expect(pages.map(({ permalink }) => permalink)).toEqual([
    '/zh/x/next/grid/a/',
    '/zh/x/next/api/grid/',
    '/zh/x/next/grid/',
  ]);
});

it('links find pages by their place in the docs of a version, whatever the language', () => {
  const [next] = SITE;
  if (!next) throw new Error('There is no version');
  const targets = linkTargets(next, SITE, '/zh/');
  expect(targets.byFile.get('grid/a/index.mdx')).toBe('/zh/x/next/grid/a/');
  expect([...targets.pages]).toEqual([
    '/zh/',
    '/zh/x/next/grid/',
    '/zh/x/next/grid/a/',
    '/zh/x/next/api/grid/',
    '/zh/x/grid/',
  ]);
});
