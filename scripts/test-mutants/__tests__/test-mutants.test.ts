import { readMutantOptions } from '../options.mjs';
import { testArguments } from '../run-tests.mjs';
import { readTestMutants } from '../test-mutants';

test('a run without mutants breaks nothing', () => {
  expect(readTestMutants({})).toEqual([]);
  expect(readTestMutants({ TEST_MUTANTS: '[]' })).toEqual([]);
});

test('a run takes a list of mutants', () => {
  expect(readTestMutants({ TEST_MUTANTS: '["A.tsx:1:2 lacks x","b"]' })).toEqual([
    'A.tsx:1:2 lacks x',
    'b',
  ]);
});

test.each(['A.tsx:1:2 lacks x', '{}', '[1]'])('a run refuses %s', (given) => {
  expect(() => readTestMutants({ TEST_MUTANTS: given })).toThrow('not a JSON list of strings');
});

test('tests of a round are given once, and not those of a spec that runs as a whole', () => {
  const chosen = [
    { spec: 'a', lines: [3, 7] },
    { spec: 'a', lines: [3] },
    { spec: 'b', lines: [1] },
  ];
  expect(testArguments(chosen)).toEqual(['a:3', 'a:7', 'b:1']);
  expect(testArguments([...chosen, { spec: 'b' }])).toEqual(['b', 'a:3', 'a:7']);
});

describe('readMutantOptions', () => {
  it.each([
    ['--family', 'react-charts'],
    ['--only', 'bars/BarGaps.tsx'],
    ['--count', '20'],
  ])('refuses a report with %s: it would be about a part', (...part) => {
    expect(() => readMutantOptions(['--report', ...part])).toThrow('all families');
    expect(readMutantOptions(part).report).toBe(false);
    expect(readMutantOptions(['--report']).report).toBe(true);
  });

  it('takes 300 mutants of all families by default', () => {
    expect(readMutantOptions([])).toMatchObject({ count: 300, family: '', only: [], seed: '' });
  });

  it('takes several mutants to run again', () => {
    const { only } = readMutantOptions(['--only', 'A.tsx:4', '--only', 'B.tsx:5']);
    expect(only).toEqual(['A.tsx:4', 'B.tsx:5']);
  });

  it('refuses what it does not know', () => {
    expect(() => readMutantOptions(['--count', 'many'])).toThrow('--count takes a number');
    expect(() => readMutantOptions(['--all'])).toThrow();
  });
});
