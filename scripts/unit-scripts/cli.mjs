// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** @type {typeof import('./unit-scripts')} */
const { withUnitScripts } = loadTypeScript('scripts/unit-scripts/unit-scripts.ts');

/** `node scripts/unit-scripts/cli.mjs`: gives package.json a script for each unit. */
const file = path.join(PROJECT_ROOT, 'package.json');
writeFileSync(
  file,
  withUnitScripts(readFileSync(file, 'utf8'), loadTypeScript('model/all-docs.ts').ALL_DOCS),
);
