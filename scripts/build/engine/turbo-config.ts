import { DEFAULT_LANGUAGE } from '../../../model/languages';
import { languagesOf, type DocsVersion } from '../../../model/docs-version';
import { formatUnit, type Unit } from '../../../model/units';
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

/** Pages of a version in English. The reference among them is made by the build, and so are sidebars. */
function docsOf({ docs }: DocsVersion): string[] {
  if (docs === 'current') return ['docs/**', '!docs/api/**'];
  return [
    `versioned_docs/version-${docs}/**`,
    `!versioned_docs/version-${docs}/api/**`,
  ];
}

/** Texts of the interface in a language, and of a version's pages in it. */
function translationsOf(language: string, { docs }: DocsVersion): string[] {
  const name = docs === 'current' ? 'current' : `version-${docs}`;
  const docsFolder = `i18n/${language}/${DOCS_TRANSLATIONS}`;
  return [
    `i18n/${language}/*`,
    `i18n/${language}/docusaurus-theme-classic/**`,
    `${docsFolder}/${name}/**`,
    `${docsFolder}/${name}.json`,
  ];
}

/** File with what else a unit depends on, from the root of the project: see `factsOf`. */
export function factsFile(unit: Unit): string {
  return `.cache/unit-facts/${formatUnit(unit).replaceAll('/', '-')}.json`;
}

function inputsOf(unit: Unit, version: DocsVersion): string[] {
  // English texts and pages fill in what a language lacks. The English page about the state of
  // translations is about all languages.
  const own = unit.language === DEFAULT_LANGUAGE ? languagesOf(version) : [unit.language];
  const languages = new Set([DEFAULT_LANGUAGE, ...own]);
  return [
    ...SOURCES,
    ...docsOf(version),
    ...[...languages].flatMap((language) => translationsOf(language, version)),
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
      inputs: inputsOf(unit, version),
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
