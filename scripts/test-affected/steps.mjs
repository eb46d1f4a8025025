// @ts-check
import { EVERY_PAGE_SPECS, PAGE_CHECKS } from './areas.mjs';
import { isOfHostedBuild, specsNamed } from './features.mjs';
import { sectionDocs } from '../docs-folders.cjs';
import { hasProse } from '../lint-prose/files.mjs';
import { readJestReport, readPlaywrightReport } from '../test/sum.mjs';

/** @typedef {import('./select.mjs').Selection} Selection */
/** @typedef {import('./select.mjs').Facts} Facts */
/** @typedef {import('../test/run-steps.mjs').Step} Step */

/**
 * The checks of a change, and the builds that they need.
 * @typedef {object} Plan
 * @property {Step[]} checks which need no build: types and lint
 * @property {Step[]} builds with the unit tests before them: both make the reference
 * @property {Step[]} browser tests against the builds
 */

const LINTED = /\.(?:[mc]?[jt]sx?)$/;
const FORMATTED = /\.(?:[mc]?[jt]sx?|css|json|mdx?|ya?ml)$/;
const TYPED = /\.(?:[mc]?[jt]sx?|json)$/;

/** @param {string} text @returns {string} a regular expression for the text itself */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {Selection} selection @param {readonly string[]} existing changed files that are there @param {readonly string[]} changed */
function checkSteps({ all }, existing, changed) {
  /** @type {Step[]} */
  const steps = [];
  if (all.has('types') || changed.some((file) => TYPED.test(file))) {
    steps.push({ name: 'Types', script: 'typecheck' });
  }
  if (all.has('lint')) return [...steps, { name: 'Lint', script: 'lint' }];
  const linted = existing.filter((file) => LINTED.test(file));
  const formatted = existing.filter((file) => FORMATTED.test(file));
  if (linted.length > 0) {
    const args = ['--max-warnings', '0', '--no-warn-ignored', ...linted];
    steps.push({ name: 'Lint', command: ['eslint', ...args] });
  }
  const prose = existing.filter(hasProse);
  if (prose.length > 0) steps.push({ name: 'Prose', script: 'lint:prose', args: prose });
  if (formatted.length > 0) {
    const args = ['--check', '--log-level', 'warn', '--ignore-unknown', ...formatted];
    steps.push({ name: 'Format', command: ['prettier', ...args] });
  }
  return steps;
}

/** @param {Selection} selection @param {NodeJS.ProcessEnv} env @returns {Step[]} */
function unitSteps({ all, unitTests }, env) {
  if (!all.has('unit') && unitTests.size === 0) return [];
  const file = 'test-results/affected-unit.json';
  const chosen = all.has('unit') ? [] : ['--runTestsByPath', ...unitTests.keys()];
  const args = ['--json', `--outputFile=${file}`, ...chosen];
  return [
    { name: 'Unit tests', script: 'test:unit', args, env, report: { file, read: readJestReport } },
  ];
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {Partial<Step>} rest
 * @returns {Step}
 */
function browserStep(name, args, env, rest) {
  const file = `test-results/affected-${name.replace(/\W+/g, '-').toLowerCase()}.json`;
  return {
    name,
    script: 'test:e2e',
    args: [...args, '--reporter=line,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: readPlaywrightReport },
    ...rest,
  };
}

/**
 * The tests of all pages, as far as they are about the affected ones.
 * @param {Selection} selection
 * @param {Facts} facts
 * @param {NodeJS.ProcessEnv} env
 * @param {Partial<Step>} rest
 * @returns {Step[]}
 */
function pageChecks({ pages, samplePages, specs }, facts, env, rest) {
  const samples = samplePages ? facts.pageKinds : [];
  const addresses = [...new Set([...pages.keys(), ...samples])];
  if (addresses.length === 0) return [];
  const narrowed = { ...env, TEST_PAGES: addresses.join(',') };
  const everyPage = specsNamed(EVERY_PAGE_SPECS, facts.files).filter((spec) => !specs.has(spec));
  const checks = specsNamed(Object.keys(PAGE_CHECKS), facts.files).filter(
    (spec) => !specs.has(spec),
  );
  const titles = Object.values(PAGE_CHECKS).flat().map(escape).join('|');
  return [
    ...(everyPage.length > 0 ? [browserStep('Affected pages', everyPage, narrowed, rest)] : []),
    ...(checks.length > 0
      ? [browserStep('Built files', [...checks, '--grep', titles], narrowed, rest)]
      : []),
  ];
}

/**
 * @param {Selection} selection
 * @param {Facts} facts
 * @returns {{ site: boolean, languages: boolean, hosted: boolean }} which builds the checks need
 */
export function buildsNeeded({ all, specs, pages, pageTests, samplePages, build }, facts) {
  const tested = specs.size + pages.size + pageTests.size > 0 || samplePages;
  const inLanguage = [...pages.keys()].some((page) =>
    facts.languages.some((language) => page.startsWith(`/${language}/`)),
  );
  const whole = all.has('browser');
  return {
    site: whole || tested || build,
    // A spec that runs as a whole may open pages in any language.
    languages: whole || specs.size > 0 || inLanguage,
    hosted: whole || [...specs.keys()].some((spec) => isOfHostedBuild(spec, facts.dependants)),
  };
}

/**
 * @param {Iterable<string>} pages addresses
 * @returns {string[]} arguments of `npm run build` for the English units with these pages; all pages of
 *   MUI X are taken from the documented version
 */
function unitsWith(pages) {
  const addresses = [...pages];
  const sections = [...sectionDocs().map(({ address }) => address), 'blog'].filter((section) =>
    addresses.some((page) => page.startsWith(`/${section}/`)),
  );
  return ['x', ...sections].flatMap((section) => ['--unit', `${section}/current/en`]);
}

/**
 * @param {Selection} selection
 * @param {Facts} facts
 * @param {readonly string[]} changed
 * @param {{ env: NodeJS.ProcessEnv, blocked?: Error }} options `blocked`: why no browser can run
 * @returns {Plan}
 */
export function planOf(selection, facts, changed, { env, blocked }) {
  const existing = changed.filter((file) => facts.files.includes(file));
  const { site, languages, hosted } = buildsNeeded(selection, facts);
  const rest = { needs: hosted ? 'Build for a host' : 'Build', blocked };
  const chosen = [...selection.specs.keys(), ...selection.pageTests.keys()];
  /** @type {Step[]} */
  const builds = unitSteps(selection, env);
  if (site) {
    const args = languages ? [] : unitsWith(selection.pages.keys());
    builds.push({ name: 'Build', script: 'build', args });
  }
  if (hosted) builds.push({ name: 'Build for a host', script: 'build:hosted', needs: 'Build' });
  const whole = selection.all.has('browser');
  return {
    checks: checkSteps(selection, existing, changed),
    builds,
    browser: whole
      ? [browserStep('Browser tests', [], env, rest)]
      : [
          ...pageChecks(selection, facts, env, rest),
          ...(chosen.length > 0 ? [browserStep('Browser tests', chosen, env, rest)] : []),
        ],
  };
}
