import { lineOf } from '../source-line';

const TEXT = `# Title

See [bars](/x/next/react-charts/bars/), [charts](/x/next/react-charts/)
and [lines](/x/next/react-charts/lines/#area).
`;

it.each([
  ['/x/next/react-charts/bars/', 3],
  ['/x/next/react-charts/', 3],
  ['/x/next/react-charts/lines/#area', 4],
  ['/x/next/react-charts/lines/', null],
  ['/x/6.20/react-charts/', null],
  ['/', null],
])('%s is in line %s', (address, line) => {
  expect(lineOf(TEXT, address, 'en')).toBe(line);
});

it('finds the address in translated pages, which have it without the prefix of the language', () => {
  expect(lineOf(TEXT, '/zh/x/next/react-charts/bars/', 'zh')).toBe(3);
  expect(lineOf(TEXT, '/zh/x/next/react-charts/bars/', 'en')).toBeNull();
});
