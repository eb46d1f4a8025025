import { compareVersions, formatVersion, parseVersion } from '../version-number';
import { isInRange, lowestOf, parseRange, rangesMeet } from '../version-range';

function version(text: string) {
  const parsed = parseVersion(text);
  if (!parsed) throw new Error(`${text} is not a version`);
  return parsed;
}

function range(text: string) {
  const parsed = parseRange(text);
  if (!parsed) throw new Error(`${text} is not a range`);
  return parsed;
}

it('versions are in the order of their releases', () => {
  const written = ['7.0.0-alpha.9', '7.0.0-beta.1', '7.0.0-beta.10', '7.0.0', '7.2.0', '7.10.0'];
  const sorted = written.map(version).reverse().sort(compareVersions).map(formatVersion);
  expect(sorted).toEqual(written);
});

it.each(['7', '7.x', 'latest', '7.0', '^7.0.0', '99999999999.0.0', ''])(
  '%j is not an exact version',
  (text) => expect(parseVersion(text)).toBeUndefined(),
);

it.each([
  ['^7.2.0', ['7.2.0', '7.29.1'], ['7.1.9', '8.0.0', '8.0.0-alpha.1']],
  ['^0.7.4', ['0.7.5'], ['0.8.0', '0.7.3']],
  ['^0.0.3', ['0.0.3'], ['0.0.4']],
  ['~5.4.2', ['5.4.9'], ['5.5.0']],
  ['~> 5.4', ['5.4.0'], ['5.5.0']],
  ['7', ['7.0.0', '7.99.0'], ['6.99.0', '8.0.0']],
  ['7.2.x', ['7.2.5'], ['7.3.0']],
  ['*', ['0.0.1', '99.0.0'], []],
  ['', ['1.0.0'], []],
  ['>=6.18.0 <7', ['6.18.0', '6.99.0'], ['7.0.0', '6.17.9']],
  ['> 6.18', ['6.19.0'], ['6.18.5']],
  ['<=6.18', ['6.18.5', '1.0.0'], ['6.19.0']],
  ['6.1.0 - 6.3', ['6.1.0', '6.3.9'], ['6.4.0', '6.0.9']],
  ['^17.0.0 || ^18.0.0', ['17.0.2', '18.3.1'], ['16.14.0', '19.0.0']],
  ['^2.13.0-0', ['2.13.0-1', '2.13.0', '2.30.0'], ['2.12.0', '3.0.0']],
  ['7.0.0-beta.1', ['7.0.0-beta.1'], ['7.0.0-beta.2', '7.0.0']],
])('the range %s has the right versions', (text, inside, outside) => {
  const has = (number: string) => isInRange(version(number), range(text));
  expect(inside.filter((number) => !has(number))).toEqual([]);
  expect(outside.filter(has)).toEqual([]);
});

it.each([
  'latest',
  'npm:^7',
  'github:mui/mui-x',
  '1.2.3.4',
  '>1 <1',
  '^a',
  `^7.0.0 ${' '.repeat(400)}`,
])('%j is not a range', (text) => expect(parseRange(text)).toBeUndefined());

it('two ranges meet if a version is in both', () => {
  expect(rangesMeet(range('^5.11.0'), range('^5.15.14 || ^6.0.0'))).toBe(true);
  expect(rangesMeet(range('^5.11.0'), range('^6.0.0 || ^7.0.0'))).toBe(false);
  expect(rangesMeet(range('~5.11.0'), range('^5.15.14'))).toBe(false);
});

it('a range begins with the lowest version of its newest part', () => {
  const written = ['^7.2.0 || ^8.0.0', '6.x', '>=6.18.0 <7'].map(range).map(lowestOf);
  expect(written.map((lowest) => lowest && formatVersion(lowest))).toEqual([
    '8.0.0',
    '6.0.0',
    '6.18.0',
  ]);
});
