import { workingDocs } from '../../docs-folders.cjs';
import { hasEnough, reportLines } from '../report.mjs';

const { root } = workingDocs();

const result = (
  id: string,
  verdict: 'noticed' | 'unnoticed' | 'no test' | 'not judged',
  why?: string,
) => ({
  mutant: { id: `${root}/${id}:1:1 lacks x`, kind: 'prop' as const, edits: [] },
  verdict,
  ...(why && { why }),
});

test('the report names what nobody notices, and counts by family', () => {
  const results = [
    result('react-charts/pie/A.tsx', 'noticed'),
    result('react-charts/pie/B.tsx', 'unnoticed'),
    result('react-charts/new/C.tsx', 'no test'),
    result('react-data-grid/D.tsx', 'noticed'),
    result('react-data-grid/E.tsx', 'not judged', 'its round broke'),
  ];
  expect(reportLines(results)).toEqual([
    `Not noticed: ${root}/react-charts/pie/B.tsx:1:1 lacks x`,
    `No test: ${root}/react-charts/new/C.tsx:1:1 lacks x`,
    `Not judged: ${root}/react-data-grid/E.tsx:1:1 lacks x (its round broke)`,
    'react-charts: 1 of 3 noticed (33 %)',
    'react-data-grid: 1 of 1 noticed (100 %), 1 not judged',
    'All: 2 of 4 noticed (50 %), 1 not judged',
  ]);
});

describe('hasEnough', () => {
  const times = (count: number, one: ReturnType<typeof result>) =>
    Array.from({ length: count }, () => one);

  it('asks for 85 % in every family', () => {
    const good = times(90, result('a/A.tsx', 'noticed'));
    const bad = [
      ...times(8, result('b/B.tsx', 'noticed')),
      ...times(2, result('b/B.tsx', 'no test')),
    ];
    expect(hasEnough(good)).toBe(true);
    expect(hasEnough([...good, ...bad])).toBe(false);
  });

  it('is not content with a run that judged nothing', () => {
    expect(hasEnough([])).toBe(false);
    expect(hasEnough([result('a/A.tsx', 'not judged')])).toBe(false);
  });

  it('does not blame a family for a broken round', () => {
    expect(hasEnough([result('a/A.tsx', 'noticed'), result('a/B.tsx', 'not judged')])).toBe(true);
  });
});
