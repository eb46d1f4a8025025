import { costsTable } from '../costs-table.mjs';
import { firstScripts } from '../measure.mjs';

const ONE = {
  versions: 1,
  unit: { seconds: 80, peakBytes: 2.4e9 },
  rest: { seconds: 0, peakBytes: 0 },
  warm: { seconds: 1.5, peakBytes: 1e8 },
  siteBytes: 150e6,
  scriptBytes: 130_000,
  pageBytes: 9_950,
};

const TWO = {
  ...ONE,
  versions: 2,
  unit: { seconds: 70, peakBytes: 2.3e9 },
  rest: { seconds: 80, peakBytes: 2.4e9 },
  warm: { seconds: 2, peakBytes: 1e8 },
};

const SIX = {
  ...TWO,
  versions: 6,
  rest: { seconds: 220.4, peakBytes: 4.8e9 },
  warm: { seconds: 6, peakBytes: 1e8 },
  siteBytes: 700e6,
  scriptBytes: 130_400,
};

const cellsOf = (text: string) =>
  text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it('shows the costs by the number of versions', () => {
  const { text, isWithinLimits } = costsTable([ONE, TWO, SIX]);
  const [, , one, , six] = cellsOf(text);
  expect(one?.join(' ')).toBe('1 80.0 80.0 1.5 1.50 2.40 2.40 150.0 130.0 9.9');
  expect(six?.join(' ')).toBe('6 70.0 290.4 6.0 1.00 2.30 4.80 700.0 130.4 9.9');
  expect(text).toContain('Everything is within its limits.');
  expect(isWithinLimits).toBe(true);
});

it.each([
  ['a unit takes longer than with two versions', { unit: { seconds: 75, peakBytes: 2e9 } }],
  ['a unit takes more than 3 GB', { unit: { seconds: 70, peakBytes: 3.1e9 } }],
  ['an unchanged unit takes more than 2 s', { warm: { seconds: 12.6, peakBytes: 1e8 } }],
  ['the first scripts grow by more than 1 kB', { scriptBytes: 131_100 }],
])('names the limit when %s', (_, costs) => {
  const { text, isWithinLimits } = costsTable([ONE, TWO, { ...SIX, ...costs }]);
  expect(text).toMatch(/Beyond the limits \(1\):\n {2}6 versions, .+ > /);
  expect(isWithinLimits).toBe(false);
});

it('finds the first scripts of a page, in whatever folder its version has', () => {
  const html =
    '<script src=/assets/js/runtime~main.5e.js defer></script><script src="/assets/js/main.1f.js" defer></script>';
  expect(firstScripts(`${html}${html}<link href=/assets/js/mainly.2a.js>`)).toEqual([
    'assets/js/runtime~main.5e.js',
    'assets/js/main.1f.js',
  ]);
  expect(firstScripts('<script src=/assets/6.20/js/main.0a.js>')).toEqual([
    'assets/6.20/js/main.0a.js',
  ]);
});
