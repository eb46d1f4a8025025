import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { shortRouteTables } from '..';
import {
  ENTRY,
  generateRouteFiles,
  GLOBAL_DATA,
  ROUTES,
  type BuiltRoute,
  type Route,
  type Tables,
} from './tables-of-site';

interface Site {
  /** Folder of its generated files, where it is not the one that the script imports from. */
  generated?: string;
  mode?: 'production' | 'development';
  hasCache?: boolean;
}

let site: string;

beforeEach(() => {
  // By its real path, as Docusaurus names the folder of the site.
  site = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'routes-')));
  const parts = ROUTES.flatMap((route) => [route, ...(route.routes ?? [])]).flatMap(
    ({ component, modules = {} }) => [component, ...Object.values(modules)],
  );
  for (const part of parts)
    write(part.replace('@site/', ''), `export default ${JSON.stringify(part)};`);
  write(
    'src/loading/load-route.js',
    'export const withRetry = (all) => all.map((each) => [each]);',
  );
  const pages = path.resolve(__dirname, '../../../../src/loading/usual-pages.ts');
  write('src/loading/usual-pages.ts', readFileSync(pages, 'utf8'));
  write('creator.js', 'export default (path, hash) => `${path}-${hash}`;');
});

afterEach(() => rmSync(site, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

type Configure = (...args: unknown[]) => object;

/** Docusaurus' plugin, which the patch removes. */
class ChunkAssetPlugin {
  apply(): void {
    throw new Error('Every page loads the list of chunks');
  }
}

/** The bundler with what the plugin adds for a site. */
function bundlerOf(from: string, { generated = from, mode = 'production', hasCache }: Site) {
  const configureWebpack = shortRouteTables({ generatedFilesDir: path.join(site, generated) })
    .configureWebpack as unknown as Configure;
  const storage = { type: 'filesystem' as const, directory: path.join(site, 'cache') };
  const plugins = [new ChunkAssetPlugin()];
  const added = configureWebpack({ mode, plugins }, false) as {
    module: { rules: object[] };
    plugins: [];
  };
  const typescript = {
    test: /\.ts$/,
    loader: 'builtin:swc-loader',
    options: { jsc: { parser: { syntax: 'typescript' } } },
  };
  return rspack({
    mode,
    context: site,
    entry: './entry.js',
    target: 'node',
    output: { path: path.join(site, 'build'), library: { type: 'commonjs2' } },
    resolve: {
      extensions: ['.ts', '.js', '.json'],
      alias: {
        // Only its types are used.
        react: path.join(site, 'creator.js'),
        '@site': site,
        '@generated': path.join(site, from),
        '@docusaurus/ComponentCreator': path.join(site, 'creator.js'),
      },
    },
    cache: hasCache === true,
    ...(hasCache && { experiments: { cache: { type: 'persistent', storage } } }),
    module: { rules: [...added.module.rules, typescript] },
    plugins: [...plugins, ...added.plugins],
  });
}

/** Bundles a script that imports the tables from a folder. */
async function bundle(from: string, options: Site = {}): Promise<string> {
  mkdirSync(path.join(site, from), { recursive: true });
  await generateRouteFiles({ generatedFilesDir: path.join(site, from), routes: ROUTES });
  write(`${from}/globalData.json`, JSON.stringify(GLOBAL_DATA));
  write('entry.js', ENTRY);
  const bundler = bundlerOf(from, options);
  await new Promise<void>((resolve, reject) => {
    bundler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined);
      bundler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
  return readFileSync(path.join(site, 'build/main.js'), 'utf8');
}

function builtTables(): Tables {
  return createRequire(__filename)(path.join(site, 'build/main.js')) as Tables;
}

/** A route with the parts that Docusaurus would load for it. */
async function expand(route: BuiltRoute, tables: Tables): Promise<Route> {
  const { __comp, ...modules } = tables.names[route.component] as Record<string, string>;
  const load = async (name = '') => (await tables.registry[name]?.[0]())?.default ?? '';
  const entries = Object.entries(modules).map(async ([key, name]) => [key, await load(name)]);
  const loaded = Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
  const below = route.routes?.map((each) => expand(each, tables));
  return {
    ...route,
    component: await load(__comp),
    ...(entries.length > 0 && { modules: loaded }),
    ...(below && { routes: await Promise.all(below) }),
  };
}

const byPath = (routes: readonly Route[]): Route[] =>
  routes
    .map((route) => ({ ...route, ...(route.routes && { routes: byPath(route.routes) }) }))
    .sort((one, other) => one.path.localeCompare(other.path));

describe('a bundle', () => {
  it('has all routes with their parts', async () => {
    await bundle('.docusaurus');
    const tables = builtTables();
    const routes = tables.routes.filter((route) => route.path !== '*');
    const expanded = await Promise.all(routes.map((route) => expand(route, tables)));
    expect(byPath(expanded)).toEqual(byPath(ROUTES));
  });

  it('has the global data', async () => {
    await bundle('.docusaurus');
    expect(builtTables().globalData).toEqual(GLOBAL_DATA);
  });

  it('has keys of routes that tell where the path ends', async () => {
    await bundle('.docusaurus');
    const paths = Object.keys(builtTables().names).map((key) => key.replace(/-[^-]+$/, ''));
    expect(new Set(paths)).toContain('/x/charts/bars/');
    expect(paths.filter((each) => each === '/x/same/')).toHaveLength(2);
  });

  it.each(['.docusaurus', '.docusaurus/next-en', '.cache/bench-build/generated'])(
    'has small tables when they are generated in %s',
    async (folder) => {
      const main = await bundle(folder);
      expect(main).toContain('/x/charts/bars/');
      expect(main.match(/\/x\/charts\/bars\//g)).toHaveLength(1);
    },
  );

  it('has them with a warm cache, too', async () => {
    const main = await bundle('.docusaurus', { hasCache: true });
    expect(await bundle('.docusaurus', { hasCache: true })).toBe(main);
  });

  it('with the tables of another place stops the build', async () => {
    await expect(bundle('.docusaurus/next-en', { generated: '.docusaurus' })).rejects.toThrow(
      `The bundle does not contain ${path.join(site, '.docusaurus/')}`,
    );
  });

  it('with the tables of another place does not stop the development server', async () => {
    const main = await bundle('.docusaurus/next-en', {
      generated: '.docusaurus',
      mode: 'development',
    });
    expect(main).toContain('@site/docs/charts.js');
  });
});

it('stops the build when Docusaurus lists chunks in another way', () => {
  const { configureWebpack } = shortRouteTables({ generatedFilesDir: '/site/.docusaurus' });
  const configure = configureWebpack as unknown as Configure;
  expect(() => configure({ mode: 'production', plugins: [] }, false)).toThrow(/another way/);
});

it('the server keeps its whole tables', () => {
  const { configureWebpack } = shortRouteTables({ generatedFilesDir: '/site/.docusaurus' });
  const configure = configureWebpack as unknown as Configure;
  expect(configure({ mode: 'production' }, true)).toEqual({});
});
