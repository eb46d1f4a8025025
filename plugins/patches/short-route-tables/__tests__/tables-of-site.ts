import { createRequire } from 'node:module';
import path from 'node:path';

export interface Route {
  path: string;
  component: string;
  exact?: boolean;
  sidebar?: string;
  modules?: Record<string, string>;
  routes?: Route[];
}

type Names = Record<string, object>;

interface Codegen {
  generateRouteFiles(options: { generatedFilesDir: string; routes: Route[] }): Promise<void>;
}

export const { generateRouteFiles } = createRequire(__filename)(
  path.join(
    path.dirname(require.resolve('@docusaurus/core/package.json')),
    'lib/server/codegen/codegenRoutes.js',
  ),
) as Codegen;

interface GlobalData {
  docs: Record<string, { versions: { path: string; docs: object[] }[] }>;
  texts: { default: object };
}

/** What a bundle shows of its tables, the components of routes as what they were made from. */
export interface Tables {
  routes: BuiltRoute[];
  names: Names;
  registry: Record<string, [load: () => Promise<{ default: string }>]>;
  globalData: GlobalData;
}

export interface BuiltRoute {
  path: string;
  component: string;
  exact?: boolean;
  sidebar?: string;
  routes?: BuiltRoute[];
}

const page = (name: string, sidebar?: string): Route => ({
  path: `/x/${name}/`,
  component: '@site/src/Page.js',
  exact: true,
  ...(sidebar && { sidebar }),
  modules: { content: `@site/docs/${name}.js` },
});

export const ROUTES: Route[] = [
  { path: '/search/', component: '@site/src/Search.js', exact: true },
  {
    path: '/x',
    component: '@site/src/Docs.js',
    routes: [
      page('charts', 'charts'),
      page('charts/bars', 'charts'),
      { path: '/x/old-charts/', component: '@site/src/Search.js', exact: true },
      page('charts/lines', 'charts'),
      page('grid'),
      page('grid/sorting', 'grid'),
    ],
  },
  { path: '/x', component: '@site/src/Search.js' },
  // Two routes with one content, and two with one path.
  page('once'),
  { ...page('twice'), modules: { content: '@site/docs/once.js' } },
  { ...page('same'), modules: { content: '@site/docs/same.js' } },
  { ...page('same'), modules: { content: '@site/docs/other.js' } },
];

const doc = (name: string, sidebar?: string) => ({
  id: `${name}/index`,
  path: `/x/${name}/`,
  ...(sidebar && { sidebar }),
});

/** Pages in another order than their routes, and a version with a page of another form. */
export const GLOBAL_DATA: GlobalData = {
  docs: {
    default: {
      versions: [
        {
          path: '/x',
          docs: [
            doc('grid/sorting', 'grid'),
            doc('charts/lines', 'charts'),
            doc('charts', 'charts'),
            doc('charts/bars', 'charts'),
            doc('grid'),
          ],
        },
        { path: '/x/old', docs: [{ id: 'charts', path: '/x/old/charts/' }] },
      ],
    },
  },
  texts: { default: { missing: ['a'] } },
};

export const ENTRY = `import routes from '@generated/routes';
import names from '@generated/routesChunkNames';
import registry from '@generated/registry';
import globalData from '@generated/globalData';
export { routes, names, registry, globalData };`;
