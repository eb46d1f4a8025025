// @ts-check
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { withMutants } from './mutate-code.mjs';

/**
 * A loader that adds the switches of all mutants to a demo.
 * @this {{ resourcePath: string }}
 * @param {string} code
 */
export default function mutantsLoader(code) {
  const file = path.relative(PROJECT_ROOT, this.resourcePath).split(path.sep).join('/');
  return withMutants(code, file);
}
