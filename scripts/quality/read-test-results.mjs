// @ts-check

/** @typedef {import('../../model/quality/report').TestsReport} TestsReport */

/**
 * @typedef {object} PlaywrightTest
 * @property {string} status
 * @property {{ type: string, description?: string }[]} annotations
 */

/**
 * @typedef {object} PlaywrightSuite the part of Playwright's JSON report that is read
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, tests: PlaywrightTest[] }[]} [specs]
 */

/** The tests of e2e/features/every-page.spec.ts. */
const PAGE_TEST = / is whole, still, accessible and fits$/;

/** Those of e2e/features/search-queries.spec.ts. */
const QUERY_TEST = /^users find what they ask for: (\S+) at (\S+)$/;

/** How that spec notes its result. */
const QUERIES = /^(\d+) of (\d+)$/;

/**
 * @param {PlaywrightSuite} suite
 * @returns {{ title: string, test: PlaywrightTest }[]} those that ran
 */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, test })));
  return [...own, ...suites.flatMap(testsOf)].filter(({ test }) => test.status !== 'skipped');
}

/**
 * Reads what the browser tests have found.
 * @param {{ suites: PlaywrightSuite[] }} results of `npm test`
 * @param {TestsReport['accessibility']['excluded']} excluded
 * @returns {Omit<TestsReport, 'date' | 'commit'>}
 * @throws with one line when the results lack these tests
 */
export function readTestResults({ suites }, excluded) {
  const tests = suites.flatMap(testsOf);
  const pages = tests.filter(({ title }) => PAGE_TEST.test(title));
  const queries = tests.flatMap(({ title, test }) => {
    const [, set, start] = QUERY_TEST.exec(title) ?? [];
    const note = test.annotations.find(({ type }) => type === 'queries')?.description ?? '';
    const [, found, count] = QUERIES.exec(note) ?? [];
    if (!set || !start || !found || !count) return [];
    return [{ set, start, found: Number(found), count: Number(count) }];
  });
  if (pages.length === 0 || queries.length === 0) {
    throw new Error('The results lack tests of pages or of queries: run npm test first');
  }
  const withFindings = pages.filter(({ test }) => test.status === 'unexpected').length;
  return { accessibility: { pages: pages.length, withFindings, excluded }, queries };
}
