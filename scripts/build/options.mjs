// @ts-check
import path from 'node:path';
import { parseArgs } from 'node:util';

/** Options that are ours, and not passed on to `docusaurus build`. */
const OWN_OPTIONS = /** @type {const} */ ({
  'out-dir': { type: 'string' },
  'retire-worker': { type: 'boolean' },
});

/**
 * @typedef {object} BuildOptions
 * @property {string} outDir absolute path of the folder that will hold the site
 * @property {string[]} args what `docusaurus build` is given besides
 * @property {NodeJS.ProcessEnv} env what is added to the environment of the build
 */

/**
 * Reads what `npm run build` was given.
 * @param {string[]} given
 * @param {string} projectDir
 * @returns {BuildOptions}
 * @throws one line when the folder would take the project with it, or is not named
 */
export function readBuildOptions(given, projectDir) {
  const { values, tokens } = parseArgs({
    args: given,
    options: OWN_OPTIONS,
    strict: false,
    tokens: true,
  });
  const own = new Set();
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in OWN_OPTIONS)) continue;
    own.add(token.index);
    if (token.name === 'out-dir' && !token.inlineValue) own.add(token.index + 1);
  }
  const folder = values['out-dir'] ?? 'build';
  if (typeof folder !== 'string' || folder === '') throw new Error('--out-dir needs a folder');
  const outDir = path.resolve(projectDir, folder);
  const fromThere = path.relative(outDir, projectDir);
  if (!fromThere.startsWith('..') && !path.isAbsolute(fromThere)) {
    throw new Error(`--out-dir ${folder} would replace the project itself`);
  }
  return {
    outDir,
    args: given.filter((_, index) => !own.has(index)),
    env: values['retire-worker'] ? { RETIRE_WORKER: '1' } : {},
  };
}
