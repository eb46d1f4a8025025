// @ts-check

/**
 * Result of one step of the tests.
 * @typedef {object} StepResult
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} flaky names of tests that passed at a second attempt; counted as passed
 * @property {string[]} [reasons] of failed tests, each with its name
 * @property {string} [note] why the step failed, if no single test failed
 */

/**
 * The part of Jest's `--json` report that is read.
 * @typedef {object} JestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites files that could not be run at all
 */

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {{ status: string, results: { error?: { message?: string } }[] }[]} tests
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 */

/**
 * The part of Playwright's JSON report that is read.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {PlaywrightSuite[]} suites
 * @property {unknown[]} errors what failed outside of any test
 */

/**
 * A step that is one test: it ends well or not.
 * @param {string} name
 * @param {boolean} ok
 * @param {string} [note]
 * @returns {StepResult}
 */
export function singleResult(name, ok, note) {
  const counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  return { name, ...counts, flaky: [], ...(note && { note }) };
}

/**
 * @param {string} name
 * @param {JestReport} report
 * @returns {StepResult} a file that could not be run counts as one failed test
 */
export function readJestReport(name, report) {
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: [],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @param {(spec: PlaywrightSpec, name: string) => string[]} read what is wanted of a test
 * @param {string[]} [above] titles of the suites around it
 * @returns {string[]}
 */
function readTests(suite, read, above = []) {
  const titles = [...above, suite.title].filter(Boolean);
  const own = (suite.specs ?? []).flatMap((spec) =>
    read(spec, [...titles, spec.title].join(' › ')),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readTests(inner, read, titles))];
}

/** @type {Parameters<typeof readTests>[1]} */
const flakyTest = ({ tests }, name) =>
  tests.some(({ status }) => status === 'flaky') ? [name] : [];

// eslint-disable-next-line no-control-regex -- colors of a terminal
const COLOUR = /\u001B\[\d+m/g;

/** Enough for the expected value, the found one, and the place: servers may keep only the end of a log. */
const LINES_OF_REASON = 12;

/** @type {Parameters<typeof readTests>[1]} */
const failedTest = ({ tests }, name) =>
  tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ results }) => {
      const message = results.find(({ error }) => error)?.error?.message ?? 'no reason given';
      return [name, ...message.replace(COLOUR, '').split('\n').slice(0, LINES_OF_REASON)].join(
        '\n  ',
      );
    });

/**
 * @param {string} name
 * @param {PlaywrightReport} report
 * @returns {StepResult} an error outside of any test counts as one failed test
 */
export function readPlaywrightReport(name, report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    name,
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    flaky: report.suites.flatMap((suite) => readTests(suite, flakyTest)),
    reasons: report.suites.flatMap((suite) => readTests(suite, failedTest)),
  };
}

/**
 * A runner that ran nothing, or ended badly without a failed test, has failed once.
 * @param {StepResult} result
 * @param {number} exitCode of the runner
 * @returns {StepResult}
 */
export function checkRunner(result, exitCode) {
  if (result.failed > 0) return result;
  if (result.passed === 0) return { ...result, failed: 1, note: 'ran no test' };
  if (exitCode !== 0) return { ...result, failed: 1, note: `ended with exit code ${exitCode}` };
  return result;
}

/**
 * @param {StepResult[]} results
 * @returns {{ passed: number, failed: number }}
 */
export function addUp(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
  };
}

/**
 * The summary: why tests failed, a line for each step, flaky tests by name, and the sum on a separate last line.
 * @param {StepResult[]} results
 * @returns {string[]}
 */
export function summaryLines(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const steps = results.flatMap(({ name, passed, failed, skipped, flaky, note }) => {
    const counts = [`${passed} passed`, `${failed} failed`];
    if (skipped) counts.push(`${skipped} skipped`);
    if (flaky.length) counts.push(`${flaky.length} flaky`);
    const line = `${name.padEnd(width)}  ${counts.join(', ')}${note ? ` (${note})` : ''}`;
    return [line, ...flaky.map((test) => `${' '.repeat(width)}  flaky: ${test}`)];
  });
  const reasons = results.flatMap((result) => result.reasons ?? []);
  const { passed, failed } = addUp(results);
  return [...reasons, ...steps, '', `${passed} passed, ${failed} failed`];
}
