// @ts-check
import * as areas from './areas.mjs';
import { isOfHostedBuild, specsOfArea } from './features.mjs';
import { needsLanguages, pageAround, pageNamed } from './pages.mjs';
import { reachFrom } from './reach.mjs';

/**
 * Facts about the project; everything else follows from the names of the changed files.
 * @typedef {object} Facts
 * @property {readonly string[]} files of the project, relative to its root
 * @property {ReadonlyMap<string, ReadonlySet<string>>} dependants files by which each is needed
 * @property {ReadonlySet<string>} demos
 * @property {ReadonlyMap<string, ReadonlySet<string>>} pathParts of the paths that each script joins
 * @property {ReadonlyMap<string, readonly import('./spec-tests.mjs').SpecTest[]>} pageTests by spec
 * @property {ReadonlyMap<string, string>} addresses of the files that are pages
 * @property {readonly string[]} languages that addresses begin with
 * @property {readonly string[]} pageKinds addresses of one page of each kind
 */

/**
 * Each thing with why it is affected.
 * @typedef {object} Selection
 * @property {Map<string, string>} pages by address
 * @property {boolean} samplePages whether one page of each kind is looked at as well
 * @property {Map<string, string>} demos by file
 * @property {Map<string, string>} features by folder or file
 * @property {Map<string, string>} unitTests by file
 * @property {Map<string, string>} specs by file
 * @property {Map<string, string>} pageTests by file and line, where the spec is not there as a whole
 * @property {Map<string, string>} leftOut tests by file and line that need other languages, and
 *   specs that run only with `npm run test:full`
 * @property {Map<string, string>} all what runs as a whole: `lint`, `types`, `unit` or `browser`
 * @property {boolean} build whether anything that the site is built from has changed
 */

const UNIT_TEST = /\/__tests__\/.*\.test\.tsx?$/;
const SPEC = /^(?:e2e|tests)\/.*\.spec\.ts$/;
const FULL_SPEC = /^(?:e2e|tests)\/full\//;
/** Folders whose files pages are made from. */
const CONTENT = ['blog', 'docs', 'i18n', 'sections', 'static'];

const BUILT_FROM = [...CONTENT, 'config', 'model', 'plugins', 'src'].map((folder) => `${folder}/`);

/** Files that no check but the formatter looks at. */
const PLAIN = [
  /^[^/]+\.md$/,
  /^LICENSE$/,
  /^\.(?:ci|git)/,
  /^(?:packages|src|plugins)\/.*README\.md$/,
];

/** Other programs, which read a built site. */
const PACKAGES = /^packages\//;

/** Only commands use these, of which unit tests and `npm run test:full` know. */
const COMMANDS = /^scripts\//;

/** @param {readonly string[]} way from a changed file */
const why = (way) => (way.length === 1 ? 'changed' : [...way].reverse().join(' ← '));

/** @param {Map<string, string>} map @param {string} key @param {string} reason */
function addOnce(map, key, reason) {
  if (!map.has(key)) map.set(key, reason);
}

/**
 * A change of build code does not change the files that put it together, while data that those read
 * does; and a test depends on what it imports, nothing else on a test but a page that shows its code.
 * @param {string} dependant
 * @param {string} file
 */
function follow(dependant, file) {
  if (UNIT_TEST.test(file) || SPEC.test(file)) return dependant.endsWith('.mdx');
  if (!areas.isIn(dependant, areas.ASSEMBLY)) return true;
  return /^(?:config|model)\//.test(file) && !(file in areas.SPECS_OF_AREAS);
}

/** @param {Selection} selection @param {string} file @param {readonly string[]} way @param {Facts} facts */
function addReached(selection, file, way, facts) {
  const reason = why(way);
  const address = facts.addresses.get(file);
  for (const { files, runs } of areas.GLOBAL_FILES) {
    if (areas.isIn(file, files))
      for (const run of runs) addOnce(selection.all, run, `${file}: ${reason}`);
  }
  if (UNIT_TEST.test(file)) addOnce(selection.unitTests, file, reason);
  else if (FULL_SPEC.test(file)) addOnce(selection.leftOut, file, reason);
  else if (SPEC.test(file)) addOnce(selection.specs, file, reason);
  else if (file.includes('/__tests__/')) return;
  else if (address) addPage(selection, file, reason, facts);
  else if (facts.demos.has(file)) addOnce(selection.demos, file, reason);
  else addArea(selection, file, way, facts);
}

/** @param {Selection} selection @param {string} file @param {string} reason @param {Facts} facts */
function addPage(selection, file, reason, facts) {
  const address = facts.addresses.get(file);
  if (address) addOnce(selection.pages, address, reason);
  if (!file.startsWith('src/')) return;
  selection.samplePages = true;
  for (const spec of specsOfArea(file, facts.files).specs) addOnce(selection.specs, spec, reason);
}

/** @param {Selection} selection @param {string} file @param {readonly string[]} way @param {Facts} facts */
function addArea(selection, file, way, facts) {
  const reason = why(way);
  const [origin = file] = way;
  const looks = areas.isIn(file, areas.LOOKS) && (origin === file || !origin.startsWith('src/'));
  if (areas.isIn(file, [...areas.ASSEMBLY, ...areas.FOR_EACH_PAGE]) || looks) {
    addOnce(selection.all, 'browser', `every page depends on ${file}: ${reason}`);
    return;
  }
  if (!/^(?:config|packages|plugins|src)\//.test(file)) return;
  const { area, specs } = specsOfArea(file, facts.files);
  for (const spec of specs) addOnce(selection.specs, spec, reason);
  if (specs.length > 0) addOnce(selection.features, area, reason);
  if (areas.isIn(file, areas.PARTS_OF_PAGES)) return;
  if (file.startsWith('src/')) selection.samplePages = true;
  if (specs.length > 0 || way.length > 1) return;
  addOnce(selection.features, file, 'changed');
  for (const spec of facts.files.filter((each) =>
    /^(?:e2e\/features|tests)\/.*\.spec\.ts$/.test(each),
  )) {
    addOnce(selection.specs, spec, `no spec is named after ${file}`);
  }
}

/** Adds what a changed file affects besides its dependents. @param {Selection} selection @param {string} file @param {Facts} facts */
function addChanged(selection, file, facts) {
  const page = pageAround(file, new Set(facts.files));
  const address = page && facts.addresses.get(page);
  const isTest = file.includes('/__tests__/');
  if (address && !isTest && !/\/_\w+\//.test(file)) {
    addOnce(selection.pages, address, file === page ? 'changed' : `${file} is in its folder`);
  }
  const folder = file.split('/')[0] ?? '';
  for (const [test, parts] of facts.pathParts) {
    const reads = !isTest && CONTENT.includes(folder) && parts.has(folder);
    if (reads && UNIT_TEST.test(test))
      addOnce(selection.unitTests, test, `reads ${folder}/: ${file}`);
  }
  if (/^(?:i18n\/.*\.json$|static\/)/.test(file)) {
    addOnce(selection.all, 'browser', `every page depends on ${file}: changed`);
  }
  if (areas.isIn(file, BUILT_FROM) && !isTest) selection.build = true;
  if (areas.isIn(file, areas.HOSTED_BUILD) && !isTest) {
    for (const spec of facts.files.filter((each) => isOfHostedBuild(each, facts.dependants))) {
      addOnce(selection.specs, spec, `tests the build for a host: ${file}`);
    }
  }
  const isKnown =
    areas.isIn(file, [
      ...BUILT_FROM,
      ...areas.ASSEMBLY,
      ...areas.GLOBAL_FILES.flatMap(({ files }) => files),
    ]) || [SPEC, COMMANDS, PACKAGES, /^e2e\//].some((pattern) => pattern.test(file));
  if (isKnown) return;
  for (const run of ['lint', 'types', 'unit', 'browser']) {
    addOnce(selection.all, run, `nothing says what depends on ${file}: changed`);
  }
}

/**
 * Tests that open an affected page. Those of other languages only where one of these was changed:
 * pages that are not translated are the same in all of them.
 * @param {Selection} selection
 * @param {Facts} facts
 */
function addTestsOfPages({ pages, specs, pageTests, leftOut }, { pageTests: tests, languages }) {
  const inLanguage = [...pages.keys()].some((page) =>
    languages.some((each) => page.startsWith(`/${each}/`)),
  );
  for (const [spec, { line, strings }] of [...tests].flatMap(([file, found]) =>
    found.map((test) => /** @type {const} */ ([file, test])),
  )) {
    const opened = [...strings].flatMap((string) => pageNamed(string, languages) ?? []);
    const hit = opened.find(
      ({ address, language }) => pages.has(address) || pages.has(`/${language}${address}`),
    );
    if (!hit || specs.has(spec)) continue;
    if (line === 0) {
      addOnce(specs, spec, `opens ${hit.address}`);
      continue;
    }
    const isLeftOut = !inLanguage && needsLanguages(strings, languages);
    addOnce(isLeftOut ? leftOut : pageTests, `${spec}:${line}`, `opens ${hit.address}`);
  }
}

/**
 * Selects what a change affects, and the checks for it.
 * @param {readonly string[]} changed files
 * @param {Facts} facts
 * @returns {Selection}
 */
export function select(changed, facts) {
  /** @type {Selection} */
  const selection = {
    pages: new Map(),
    samplePages: false,
    demos: new Map(),
    features: new Map(),
    unitTests: new Map(),
    specs: new Map(),
    pageTests: new Map(),
    leftOut: new Map(),
    all: new Map(),
    build: false,
  };
  const read = changed.filter((file) => !PLAIN.some((pattern) => pattern.test(file)));
  for (const file of read) addChanged(selection, file, facts);
  for (const [file, way] of reachFrom(facts.dependants, read, follow)) {
    addReached(selection, file, way, facts);
  }
  addTestsOfPages(selection, facts);
  return selection;
}
