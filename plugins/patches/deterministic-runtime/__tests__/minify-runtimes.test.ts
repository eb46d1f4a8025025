import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { rspack } from '@docusaurus/faster';
import { MinifyRuntimes } from '../minify-runtimes';

const PARTS = Array.from({ length: 40 }, (_, number) => `part-${number}`);

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'runtime-'));
});

afterEach(() => rmSync(site, { recursive: true }));

/** Bundles a script that loads parts later, and shows the bundler's function for their files. */
async function bundle(names: readonly string[]): Promise<void> {
  for (const name of names)
    writeFileSync(path.join(site, `${name}.js`), `export default '${name}'`);
  const imports = names.map((name) => `() => import('./${name}.js')`).join();
  writeFileSync(
    path.join(site, 'entry.js'),
    `globalThis.fileOf = __webpack_get_script_filename__; globalThis.imports = [${imports}];`,
  );
  const bundler = rspack({
    mode: 'production',
    context: site,
    entry: './entry.js',
    optimization: { runtimeChunk: true },
    output: {
      path: path.join(site, 'build'),
      publicPath: '/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'js/[id].[contenthash:8].js',
    },
    plugins: [new MinifyRuntimes(rspack)],
  });
  await new Promise<void>((resolve, reject) => {
    bundler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined);
      bundler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}

function runtime(): string {
  const name = readdirSync(path.join(site, 'build')).find((file) => file.startsWith('runtime~'));
  return readFileSync(path.join(site, 'build', name ?? ''), 'utf8');
}

/** Runs the bundle as a browser would, and asks it for the files of chunks. */
function filesOf(ids: readonly string[]): string[] {
  const page = vm.createContext({ document: {}, location: new URL('https://example.com/') });
  vm.runInContext('globalThis.self = globalThis; globalThis.window = globalThis;', page);
  vm.runInContext(runtime(), page);
  const main = readdirSync(path.join(site, 'build')).find((file) => file.startsWith('main.'));
  vm.runInContext(readFileSync(path.join(site, 'build', main ?? ''), 'utf8'), page);
  const { fileOf } = page as { fileOf: (id: string) => string };
  return ids.map(fileOf);
}

const chunkFiles = () => readdirSync(path.join(site, 'build/js')).sort();

const idOf = (file: string) => file.split('.')[0] ?? '';

it('knows the file of each chunk, by the hash of its content', async () => {
  await bundle(PARTS);
  const files = chunkFiles();
  expect(files).toHaveLength(PARTS.length);
  expect(filesOf(files.map(idOf))).toEqual(files.map((file) => `js/${file}`));
});

it('lists hashes without their ids between them', async () => {
  await bundle(PARTS);
  expect(runtime()).toMatch(new RegExp(`"[\\da-f]{${PARTS.length * 8}}"`));
});

it('has no list without chunks', async () => {
  await bundle([]);
  expect(runtime()).not.toMatch(/[\da-f]{8}/);
});
