// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from '../format-json.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** @type {typeof import('../../plugins/mdx/library-versions/remark-library-versions')} */
const { fillVersions } = loadTypeScript('plugins/mdx/library-versions/remark-library-versions.ts');
/** @type {typeof import('../../plugins/mdx/code-blocks/fence-file')} */
const { filesOfFences } = loadTypeScript('plugins/mdx/code-blocks/fence-file.ts');
/** @type {typeof import('../../plugins/files/packages-dir')} */
const { packagesDirOf } = loadTypeScript('plugins/files/packages-dir.ts');
/** @type {typeof import('../../model/languages')} */
const { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES } = loadTypeScript('model/languages.ts');
/** @type {typeof import('../../model/navigation')} */
const { NAVIGATION } = loadTypeScript('model/navigation/index.ts');
/** @type {typeof import('../../model/titles')} */
const { TITLES } = loadTypeScript('model/titles/index.ts');
/** @type {typeof import('../../model/news')} */
const { WHATS_NEW } = loadTypeScript('model/news/index.ts');
/** @type {typeof import('../unit-scripts/unit-scripts')} */
const { withUnitScripts } = loadTypeScript('scripts/unit-scripts/unit-scripts.ts');
/** @type {typeof import('../translations/carry-version')} */
const { carryVersion } = loadTypeScript('scripts/translations/carry-version.ts');
/** @type {typeof import('../../model/library-versions')} */
const { WORKING_COPY } = loadTypeScript('model/library-versions.ts');

/** Names that the reference must have. */
const REQUIRED_NAMES = path.join(PROJECT_ROOT, 'plugins/api-reference/required-names.json');

/** What pages of today are made with, which goes on for the next version. */
async function readData() {
  return {
    'navigation.json': NAVIGATION,
    'titles.json': TITLES,
    'news.json': WHATS_NEW,
    'required-names.json': JSON.parse(readFileSync(REQUIRED_NAMES, 'utf8')),
  };
}

/**
 * What a cut of this site needs besides the version, its day and the tools that take long.
 * @param {string} projectDir this project, or a copy of it
 * @returns {Omit<import('./steps.mjs').CutOptions, 'version' | 'date' | 'projectDir' | 'slow'>}
 */
export function optionsOfSite(projectDir) {
  /** @type {import('./fill-pages.mjs').FillVersions} */
  const fill = (text, write) =>
    fillVersions(text, { packagesDir: packagesDirOf(projectDir), version: WORKING_COPY }, write);
  return {
    fillVersions: fill,
    filesOfFences,
    languages: [DEFAULT_LANGUAGE, ...PREFIXED_LANGUAGES],
    carryTranslations: carryVersion,
    readData,
    formatJson,
    withUnitScripts,
  };
}
