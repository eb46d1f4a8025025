import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { registryWithoutSources } from '..';
import registryLoader from '../registry-loader.cjs';

const line = (forServer: string) =>
  `  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx")${forServer}],\n`;
const FOR_SERVER = ', "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")';
const REGISTRY = `export default {\n${line(FOR_SERVER)}};\n`;

interface Site {
  /** Folder of its generated files, where it is not the one that the script imports from. */
  generated?: string;
  mode?: 'production' | 'development';
  hasCache?: boolean;
}

describe('the loader', () => {
  it('leaves out what the server alone reads, and has the rest loaded with retries', () => {
    expect(registryLoader(REGISTRY)).toBe(
      `import { withRetry } from '@site/src/loading/load-route';
export default withRetry({\n${line('')}});`,
    );
  });

  it('stops the build when Docusaurus writes its registry in another way', () => {
    expect(() => registryLoader('module.exports = {}')).toThrow(/changed its form/);
  });

  it('knows the form in which Docusaurus writes its registry', () => {
    const writer = readFileSync(
      path.join(
        path.dirname(require.resolve('@docusaurus/core/package.json')),
        'lib/server/codegen/codegenRoutes.js',
      ),
      'utf8',
    );
    expect(writer).toContain('"), "${modulePath}", require.resolveWeak("');
  });
});

describe('a bundle', () => {
  let site: string;

  beforeEach(() => {
    // By its real path, as Docusaurus names the folder of the site.
    site = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'registry-')));
    write('docs/a.mdx', 'export default 1;');
    write('src/loading/load-route.js', 'export const withRetry = (table) => ["retry", table];');
  });

  afterEach(() => rmSync(site, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }

  /** The bundler with what the plugin adds for a site. */
  function bundlerOf({ generated = '', mode = 'production', hasCache = false }: Site) {
    const { configureWebpack } = registryWithoutSources({
      generatedFilesDir: path.join(site, generated),
    });
    const configure = configureWebpack as unknown as (...args: unknown[]) => object;
    const storage = { type: 'filesystem' as const, directory: path.join(site, 'cache') };
    return rspack({
      mode,
      context: site,
      entry: './entry.js',
      output: { path: path.join(site, 'build') },
      resolve: { alias: { '@site': site } },
      cache: hasCache,
      ...(hasCache && { experiments: { cache: { type: 'persistent', storage } } }),
      ...configure({ mode }, false),
    });
  }

  /** Bundles a script that imports the registry from a folder. */
  async function bundle(from: string, options: Site = {}): Promise<string> {
    write(`${from}/registry.js`, REGISTRY);
    write('entry.js', `import table from './${from}/registry.js'; console.log(table);`);
    const bundler = bundlerOf({ generated: from, ...options });
    await new Promise<void>((resolve, reject) => {
      bundler.run((error, stats) => {
        const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined);
        bundler.close(() => (failure ? reject(failure) : resolve()));
      });
    });
    return readFileSync(path.join(site, 'build/main.js'), 'utf8');
  }

  it.each(['.docusaurus', '.docusaurus/next-en', '.cache/bench-build/generated'])(
    'has a small registry when it is generated in %s',
    async (folder) => {
      const main = await bundle(folder);
      expect(main).toContain('retry');
      expect(main).not.toContain('@site/docs/a.mdx');
    },
  );

  it('has it with a warm cache, too', async () => {
    const main = await bundle('.docusaurus', { hasCache: true });
    expect(await bundle('.docusaurus', { hasCache: true })).toBe(main);
  });

  it('with the registry of another place stops the build', async () => {
    await expect(bundle('.docusaurus/next-en', { generated: '.docusaurus' })).rejects.toThrow(
      `The bundle does not contain ${path.join(site, '.docusaurus/registry.js')}`,
    );
  });

  it('with the registry of another place does not stop the development server', async () => {
    const main = await bundle('.docusaurus/next-en', {
      generated: '.docusaurus',
      mode: 'development',
    });
    expect(main).toContain('@site/docs/a.mdx');
  });
});

it('the server keeps its whole registry', () => {
  const { configureWebpack } = registryWithoutSources({ generatedFilesDir: '/site/.docusaurus' });
  const configure = configureWebpack as unknown as (...args: unknown[]) => object;
  expect(configure({ mode: 'production' }, true)).toEqual({});
});
