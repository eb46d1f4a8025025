import { judge } from '../judge.mjs';
import { readEndings } from '../read-report.mjs';

const SPEC = 'e2e/pages/charts/bars.spec.ts';

const test1 = (ending: 'passed' | 'failed' | 'crashed' | 'skipped', line = 4) => ({
  spec: SPEC,
  line,
  name: `test in line ${line}`,
  ending,
});

const ALL = [{ spec: SPEC }];

describe('judge', () => {
  it('sees a mutant noticed when a test fails that passed without it', () => {
    const before = [test1('passed'), test1('passed', 9)];
    expect(judge(ALL, before, [test1('passed'), test1('failed', 9)]).verdict).toBe('noticed');
    expect(judge(ALL, before, before).verdict).toBe('unnoticed');
  });

  it('names the reason, which may be a time-out of a busy machine', () => {
    const after = [{ ...test1('failed'), reason: 'Test timeout of 60000ms exceeded.' }];
    const why = 'Test timeout of 60000ms exceeded.';
    expect(judge(ALL, [test1('passed')], after)).toEqual({ verdict: 'noticed', why });
  });

  it('ignores tests of other specs and lines', () => {
    const before = [test1('passed'), test1('passed', 9)];
    const after = [test1('passed'), test1('failed', 9)];
    expect(judge([{ spec: SPEC, lines: [4] }], before, after).verdict).toBe('unnoticed');
    const other = [{ ...test1('passed'), spec: 'e2e/pages/charts/pie.spec.ts' }];
    expect(judge(ALL, before, [...before, ...other]).verdict).toBe('unnoticed');
  });

  it('does not count a test that fails anyway', () => {
    const before = [test1('failed'), test1('passed', 9)];
    expect(judge(ALL, before, [test1('failed'), test1('passed', 9)]).verdict).toBe('unnoticed');
    expect(judge(ALL, [test1('failed')], [test1('failed')])).toEqual({
      verdict: 'not judged',
      why: 'its tests fail without it too',
    });
  });

  it('does not judge by a run that broke', () => {
    const broke = { verdict: 'not judged', why: 'its round broke' };
    expect(judge(ALL, [test1('passed')], [])).toEqual(broke);
    expect(judge(ALL, [test1('passed')], [test1('crashed')])).toEqual(broke);
    expect(judge(ALL, [], []).verdict).toBe('not judged');
  });

  it('believes a failure beside a crash', () => {
    const before = [test1('passed'), test1('passed', 9)];
    expect(judge(ALL, before, [test1('crashed'), test1('failed', 9)]).verdict).toBe('noticed');
  });

  it('tells when there is no test', () => {
    expect(judge([], [], [])).toEqual({ verdict: 'no test' });
  });
});

describe('readEndings', () => {
  const endings = (status: string, message?: string) =>
    readEndings({
      errors: [],
      suites: [
        {
          title: 'pages/charts/bars.spec.ts',
          file: 'pages/charts/bars.spec.ts',
          suites: [
            {
              title: 'bars',
              specs: [
                {
                  title: 'have labels',
                  line: 7,
                  tests: [{ results: [{ status, errors: message ? [{ message }] : [] }] }],
                },
              ],
            },
          ],
        },
      ],
    });

  it('names spec, line and titles of a test', () => {
    expect(endings('passed')).toEqual([
      { spec: SPEC, line: 7, name: `${SPEC} › bars › have labels`, ending: 'passed' },
    ]);
  });

  it('keeps the first line of an error, without colors', () => {
    const [ending] = endings(
      'failed',
      'Error: \u001B[31mexpect(locator)\u001B[39m failed\nExpected: 2',
    );
    expect(ending?.reason).toBe('Error: expect(locator) failed');
  });

  it('takes a test that runs too long for a failed one', () => {
    expect(endings('timedOut', 'Test timeout of 60000ms exceeded.')[0]?.ending).toBe('failed');
    expect(endings('failed', 'expect(received).toBe(expected)')[0]?.ending).toBe('failed');
  });

  it('recognizes what the page did not cause', () => {
    const messages = [
      'Error: worker process exited unexpectedly (code=null, signal=SIGKILL)',
      'browserType.launch: Failed to launch the browser process',
      'page.goto: net::ERR_CONNECTION_REFUSED at http://localhost:4300/x/',
    ];
    expect(messages.map((message) => endings('failed', message)[0]?.ending)).toEqual(
      messages.map(() => 'crashed'),
    );
    expect(endings('interrupted')[0]?.ending).toBe('crashed');
  });

  it('finds nothing in a run without a web server', () => {
    expect(readEndings({ suites: [], errors: [{ message: 'Timed out waiting' }] })).toEqual([]);
  });
});
