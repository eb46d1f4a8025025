import type { RouteConfig } from '@docusaurus/types';
import { sitemap } from '../sitemap';

const I18N = 'i18n/zh/docusaurus-plugin-content-docs/current';

function route(path: string, sourceFilePath?: string, routes?: RouteConfig[]): RouteConfig {
  return { path, component: '@theme/DocItem', metadata: { sourceFilePath }, routes };
}

/** Dates of files, by the end of their names. */
const DATES: Record<string, number> = {
  'src/pages/index.tsx': Date.UTC(2024, 0, 5),
  'i18n/zh/code.json': Date.UTC(2024, 2, 22),
};

const future = {
  experimental_vcs: {
    getFileLastUpdateInfo: async (file: string) => {
      const date = Object.entries(DATES).find(([name]) => file.endsWith(name))?.[1];
      return date === undefined ? null : { timestamp: date, author: '' };
    },
  },
};

async function itemsOf(...routes: RouteConfig[]) {
  const flat = (list: RouteConfig[]): RouteConfig[] =>
    list.flatMap((one) => (one.routes ? flat(one.routes) : [one]));
  const params = { routes, siteConfig: { future } } as unknown as Parameters<
    typeof sitemap.createSitemapItems
  >[0];
  return sitemap.createSitemapItems({
    ...params,
    defaultCreateSitemapItems: async () =>
      flat(routes).map(({ path }) => ({ url: `https://mui.com${path}` })),
  });
}

async function listed(...routes: RouteConfig[]): Promise<string[]> {
  const items = await itemsOf(...routes);
  return items.map(({ url }) => url.replace('https://mui.com', ''));
}

it('lists pages of another language that are written in it, and those of the interface', async () => {
  expect(
    await listed(
      route('/zh/', 'src/pages/index.tsx'),
      route('/zh/x', undefined, [
        route('/zh/x/a/', `${I18N}/a/index.mdx`),
        route('/zh/x/b/', 'docs/b/index.mdx'),
        route('/zh/x/7/b/', 'versioned_docs/version-7/b/index.mdx'),
      ]),
    ),
  ).toEqual(['/zh/', '/zh/x/a/']);
});

it('lists all English pages', async () => {
  expect(await listed(route('/x/a/', 'docs/a/index.mdx'))).toEqual(['/x/a/']);
});

it('dates a page of the interface by its file and the texts of its language', async () => {
  const dates = async (path: string) =>
    (await itemsOf(route(path, 'src/pages/index.tsx'))).map(({ lastmod }) => lastmod);
  expect(await dates('/')).toEqual(['2024-01-05']);
  expect(await dates('/zh/')).toEqual(['2024-03-22']);
});

it('lists a page without a date where there is no history', async () => {
  expect(await itemsOf(route('/', 'src/pages/other.tsx'))).toMatchObject([{ lastmod: undefined }]);
});
