// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';

const require = createRequire(import.meta.url);

/**
 * Loads a module of this project that is written in TypeScript, as Docusaurus loads its configuration.
 * @param {string} file from the root of the project
 * @returns {any} its exports; give them the type `typeof import('…')`
 */
export function loadTypeScript(file) {
  /** @type {typeof import('jiti').default} */
  const createJiti = require('jiti');
  return createJiti(path.join(PROJECT_ROOT, 'package.json'), { interopDefault: true })(`./${file}`);
}
