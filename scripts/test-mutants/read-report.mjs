// @ts-check

/**
 * How a test ended: `crashed` if the browser or the runner ended before it, so it shows nothing.
 * @typedef {'passed' | 'failed' | 'crashed' | 'skipped'} Ending
 */

/** @typedef {{ message?: string }} ReportedError */

/**
 * @typedef {object} ReportedSpec
 * @property {string} title
 * @property {number} line
 * @property {{ results: { status?: string, errors?: ReportedError[] }[] }[]} tests
 */

/**
 * @typedef {object} ReportedSuite
 * @property {string} title
 * @property {ReportedSuite[]} [suites]
 * @property {ReportedSpec[]} [specs]
 */

/**
 * The part of Playwright's JSON report that is read.
 * @typedef {{ suites: (ReportedSuite & { file: string })[], errors: ReportedError[] }} Report
 */

/** @typedef {{ spec: string, line: number, name: string, ending: Ending, reason?: string }} TestEnding */

/** What Playwright reports when something else than the page under test is broken. */
const CRASH =
  /worker process exited|browserType\.launch|browser\.newContext|has been closed|Page crashed|net::ERR_CONNECTION|ECONNREFUSED/;

// eslint-disable-next-line no-control-regex -- colors of a terminal
const COLOR = /\u001B\[\d+m/g;

/** @param {{ errors?: ReportedError[] } | undefined} result @returns {string} one line; empty without an error */
const reasonOf = (result) =>
  (result?.errors?.[0]?.message ?? '').replace(COLOR, '').split('\n')[0]?.trim() ?? '';

/** @param {{ status?: string, errors?: ReportedError[] } | undefined} result @returns {Ending} */
function endingOf(result) {
  if (!result || result.status === 'skipped') return 'skipped';
  if (result.status === 'passed') return 'passed';
  if (result.status === 'interrupted') return 'crashed';
  return CRASH.test(result.errors?.[0]?.message ?? '') ? 'crashed' : 'failed';
}

/**
 * @param {ReportedSuite} suite @param {string} spec @param {string[]} above titles
 * @returns {TestEnding[]}
 */
function endingsIn(suite, spec, above) {
  const own = (suite.specs ?? []).flatMap(({ title, line, tests }) =>
    tests.map(({ results }) => {
      const [result] = results;
      const reason = reasonOf(result);
      const name = [...above, title].join(' › ');
      return { spec, line, name, ending: endingOf(result), ...(reason && { reason }) };
    }),
  );
  const inner = (suite.suites ?? []).flatMap((child) =>
    endingsIn(child, spec, [...above, child.title]),
  );
  return [...own, ...inner];
}

/**
 * Reads how each test of a run ended.
 * @param {Report} report
 * @returns {TestEnding[]} empty if the run did not start, such as without a web server
 */
export function readEndings({ suites }) {
  return suites.flatMap((suite) => {
    const spec = `e2e/${suite.file}`;
    return endingsIn(suite, spec, [spec]);
  });
}
