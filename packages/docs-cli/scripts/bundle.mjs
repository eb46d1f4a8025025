// @ts-check
import path from 'node:path';
import { build } from 'esbuild';

/** Modules in CommonJS ask for parts of Node by `require`, which ES modules do not have. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Loads the compiler by `require`: for an import, Node.js first reads through its 9 MB for the names
 * that it exports, which takes twice as long as to run it.
 * @type {import('esbuild').Plugin}
 */
const REQUIRED_COMPILER = {
  name: 'required-compiler',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^typescript$/ }, ({ path: name, namespace }) =>
      namespace === 'required'
        ? { path: name, external: true }
        : { path: name, namespace: 'required' },
    );
    onLoad({ filter: /./, namespace: 'required' }, ({ path: name }) => ({
      contents: `export default require('${name}');`,
    }));
  },
};

/**
 * Bundles the command with all that it needs, except for the compiler of TypeScript. Each subcommand
 * is a chunk of its own, and a start loads only what it runs.
 * @param {string} root folder of the package
 * @param {string} out
 * @returns {Promise<number>} bytes of all scripts
 */
export async function bundleCommand(root, out) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { cli: 'src/cli.ts' },
    outdir: path.relative(root, out),
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [REQUIRED_COMPILER],
    banner: { js: REQUIRE },
    metafile: true,
    logLevel: 'warning',
  });
  return Object.values(metafile.outputs).reduce((sum, { bytes }) => sum + bytes, 0);
}
