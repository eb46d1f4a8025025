import { BLOG_SECTION } from '../../../model/addresses/parse';
import { documentedVersionOf, languagesOf, type DocsVersion } from '../../../model/docs-version';
import { FAMILIES } from '../../../model/families';
import { DEFAULT_LANGUAGE } from '../../../model/languages';
import { isBasisOfMuiX, SECTION_IDS } from '../../../model/sections/ids';
import { formatUnit, type Unit } from '../../../model/units';
import { docsFolderOf } from '../../../plugins/files/docs-folder';
import { ARGUMENTS_VARIABLE, BUILD_VARIABLES, PASSED_VARIABLES } from './variables';

/** Local cache of the engine, from the root of the project. */
const ENGINE_CACHE = '.cache/turbo';

/** Folder of the units that were built, from the root of the project. */
const UNITS_FOLDER = '.units';

const DOCS_TRANSLATIONS = 'docusaurus-plugin-content-docs';

/** What every unit is made with: all code that runs in a build or in pages, without its tests. */
const SOURCES = [
  'package-lock.json',
  ...['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json', 'versions.json', 'LICENSE'],
  ...['config/**', 'model/**', 'plugins/**', 'src/**', 'static/**'],
  ...['scripts/*', 'scripts/build/**'],
  ...['config', 'model', 'plugins', 'src', 'scripts'].map((folder) => `!${folder}/**/__tests__/**`),
  // Pages show since when a member exists, and menus lead from version to version.
  'versions/*.json',
  'versions/*/*.json',
  // Only the merge and translators read these.
  ...['!config/headers.ts', '!config/redirects.tsv', '!config/released-scripts.json', '!i18n/*/glossary.md'],
];

/** Files among the sources that only units of MUI X depend on, and those that only others do. */
const OF_MUI_X = [
  ...FAMILIES.flatMap(({ id }) => [`model/navigation/${id}.ts`, `model/titles/${id}.ts`]),
  ...['model/news/**', 'plugins/api-reference/required-names.json', 'src/pages/**'],
  ...['versions/minors.json', 'versions/*/news.json', 'versions/*/navigation.json'],
];
const OF_SECTIONS = [
  ...['model/navigation/sections/**', 'model/titles/sections/**'],
  'plugins/api-reference/sections/**',
];

/** What a unit does not depend on: a change in one section builds no unit of another. */
function foreignSources({ section }: DocsVersion): string[] {
  if (!section) return OF_SECTIONS.map((files) => `!${files}`);
  const others = SECTION_IDS.filter((id) => id !== section).flatMap((id) => [
    `model/navigation/sections/${id}.ts`,
    `model/titles/sections/${id}.ts`,
  ]);
  return [...OF_MUI_X, ...others].map((files) => `!${files}`);
}

/**
 * The reference of the library that MUI X is built on names the slots of MUI X that take its
 * components, which it finds in the packages of the documented version.
 */
function packagesOfSlots(version: DocsVersion, versions: readonly DocsVersion[]): string[] {
  if (!isBasisOfMuiX(version)) return [];
  const { packages } = documentedVersionOf(versions);
  return packages === null ? [] : [`${packages}/package*.json`];
}

/** Pages of a version in English. The reference among them is made by the build, and so are sidebars. */
function docsOf(version: DocsVersion): string[] {
  const folder = docsFolderOf(version);
  // Posts show demos of the pages in `docs/`.
  if (version.section === BLOG_SECTION) return [`${folder}/**`, 'docs/**/*.ts*', 'docs/**/*.css'];
  return [`${folder}/**`, `!${folder}/api/**`];
}

/** Texts of the interface in a language, and of a version's pages in it. */
function translationsOf(language: string, { section, docs }: DocsVersion): string[] {
  const name = docs === 'current' ? 'current' : `version-${docs}`;
  const texts = [`i18n/${language}/*`, `i18n/${language}/docusaurus-theme-classic/**`];
  if (section) return [...texts, `i18n/${language}/${docsFolderOf({ section, docs })}/**`];
  const docsFolder = `i18n/${language}/${DOCS_TRANSLATIONS}`;
  return [
    ...texts,
    `${docsFolder}/${name}/**`,
    `${docsFolder}/${name}.json`,
  ];
}

/** File with what else a unit depends on, from the root of the project: see `factsOf`. */
export function factsFile(unit: Unit): string {
  return `.cache/unit-facts/${formatUnit(unit).replaceAll('/', '-')}.json`;
}

function inputsOf(unit: Unit, version: DocsVersion, versions: readonly DocsVersion[]): string[] {
  // English texts and pages fill in what a language lacks. The English page about the state of
  // translations is about all languages.
  const own = unit.language === DEFAULT_LANGUAGE ? languagesOf(version) : [unit.language];
  const languages = new Set([DEFAULT_LANGUAGE, ...own]);
  return [
    ...SOURCES,
    ...foreignSources(version),
    ...docsOf(version),
    ...packagesOfSlots(version, versions),
    ...[...languages].flatMap((language) => translationsOf(language, version)),
    ...(version.id === documentedVersionOf(versions).id ? ['quality/**'] : []),
    `versions/${version.id}/**`,
    '!versions/*/packages/node_modules/**',
    '!versions/*/archive.json',
    factsFile(unit),
  ];
}

/** Name of the script in package.json that builds a unit, and of its task. */
export const taskOf = (unit: Unit): string => `unit:${formatUnit(unit)}`;

export interface EngineOptions {
  units: readonly Unit[];
  versions: readonly DocsVersion[];
  /** Signs what goes to a shared cache, and takes only what is signed. */
  signed: boolean;
}

/**
 * The configuration of Turborepo for some units: what the output of each depends on, and where it is.
 * https://turborepo.dev/docs/reference/configuration
 * @throws when a unit is of a version that is not in the list
 */
export function turboConfig({ units, versions, signed }: EngineOptions) {
  const tasks = units.map((unit) => {
    const version = versions.find(({ id }) => id === unit.version);
    if (!version) throw new Error(`model/versions.json lacks the version "${unit.version}"`);
    const task = {
      inputs: inputsOf(unit, version, versions),
      outputs: [`${UNITS_FOLDER}/${formatUnit(unit)}/**`],
      outputLogs: 'new-only',
    };
    return [taskOf(unit), task] as const;
  });
  return {
    ui: 'stream',
    cacheDir: ENGINE_CACHE,
    cacheMaxAge: '30d',
    cacheMaxSize: '5GB',
    noUpdateNotifier: true,
    // It asks for a field of package.json in which npm would need its exact version.
    dangerouslyDisablePackageManagerCheck: true,
    envMode: 'strict',
    globalEnv: [...BUILD_VARIABLES, ARGUMENTS_VARIABLE],
    globalPassThroughEnv: PASSED_VARIABLES,
    remoteCache: { signature: signed },
    tasks: Object.fromEntries(tasks),
  };
}
