// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Docusaurus' command line, to be run with Node: works the same on every system. */
export const DOCUSAURUS_BIN = path.join(
  PROJECT_ROOT,
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
);
