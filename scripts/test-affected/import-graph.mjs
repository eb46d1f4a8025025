// @ts-check
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { PROJECT_ROOT } from '../project-root.mjs';
import { modulesOfPage } from './mdx-modules.mjs';

/**
 * @typedef {object} ImportGraph
 * @property {Map<string, Set<string>>} imports what each file imports
 * @property {Set<string>} demos files that pages show as demos
 */

const MODULES = /\.(?:[mc]?[jt]sx?|css|json|mdx)$/;

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts', '/index.ts', '/index.tsx'];

/** @param {string} file absolute path */
const relative = (file) => path.relative(PROJECT_ROOT, file).split(path.sep).join('/');

/**
 * @param {string} request as written
 * @param {string} folder of the file that asks
 * @returns {string[]} absolute paths without their ending, the likeliest first; none for a package
 */
function placesOf(request, folder) {
  if (/^\.{1,2}(?:\/|$)/.test(request)) return [path.resolve(folder, request)];
  if (path.isAbsolute(request)) return [request];
  const [, alias, rest = ''] = /^(@site|@theme)\/(.*)$/.exec(request) ?? [];
  if (alias === '@site') return [path.join(PROJECT_ROOT, rest)];
  // A feature may have its own theme, which a plugin adds.
  const themes = ['src/theme', 'src/search/theme', 'src/analytics/theme'];
  return alias ? themes.map((theme) => path.join(PROJECT_ROOT, theme, rest)) : [];
}

/**
 * @param {string} request as written, with the options of a loader before or behind it
 * @param {string} folder of the file that asks
 * @returns {string | undefined} absolute path; a file that is not there, where one is asked for by
 *   its place; undefined for a package
 */
function resolveModule(request, folder) {
  const bare = request.replace(/^.*!/, '').replace(/\?.*$/, '');
  const places = placesOf(bare, folder);
  const candidates = places.flatMap((place) => [
    ...ENDINGS.map((ending) => place + ending),
    place.replace(/\.js(x?)$/, '.ts$1'),
  ]);
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? places[0];
}

/** Notes every import, and keeps esbuild from leaving the project. @param {ImportGraph} graph */
function noteImports(graph) {
  const note = (/** @type {string} */ importer, /** @type {string} */ imported) => {
    const file = relative(importer);
    graph.imports.set(file, (graph.imports.get(file) ?? new Set()).add(relative(imported)));
  };
  return {
    name: 'note-imports',
    setup(/** @type {import('esbuild').PluginBuild} */ { onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path: request, importer, resolveDir, kind }) => {
        if (kind === 'entry-point') return undefined;
        const file = resolveModule(request, resolveDir);
        if (!file || file.includes(`${path.sep}node_modules${path.sep}`)) return { external: true };
        if (importer && path.isAbsolute(importer)) note(importer, file);
        const isModule = MODULES.test(file) && existsSync(file);
        return isModule ? { path: file, sideEffects: true } : { external: true };
      });
      onLoad({ filter: /\.mdx$/ }, async ({ path: file }) => {
        const { demos, imports } = await modulesOfPage(file);
        for (const demo of demos) graph.demos.add(relative(demo));
        const contents = [...demos, ...imports].map((each) => `import ${JSON.stringify(each)};`);
        return { contents: contents.join('\n'), loader: 'js', resolveDir: path.dirname(file) };
      });
    },
  };
}

/**
 * Reads which file imports which. esbuild reads scripts and styles much faster than
 * dependency-cruiser, which the rules between folders are checked with, and lets a plugin add
 * the imports of MDX pages. Imports of only types are left out: the compiler checks all of them.
 * @param {readonly string[]} files of the project, relative to its root
 * @returns {Promise<ImportGraph>}
 */
export async function readImportGraph(files) {
  /** @type {ImportGraph} */
  const graph = { imports: new Map(), demos: new Set() };
  const modules = files.filter((file) => MODULES.test(file) && !file.startsWith('static/'));
  const entry = modules.map((file) => `import ${JSON.stringify(path.join(PROJECT_ROOT, file))};`);
  await build({
    stdin: { contents: entry.join('\n'), resolveDir: PROJECT_ROOT, sourcefile: '<all>' },
    absWorkingDir: PROJECT_ROOT,
    bundle: true,
    write: false,
    outdir: path.join(PROJECT_ROOT, '.cache/test-affected'),
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    // A file that cannot be parsed has no imports here; types, lint and build report its errors.
    logLevel: 'silent',
    plugins: [noteImports(graph)],
  }).catch(() => undefined);
  graph.imports.delete('<all>');
  return graph;
}
