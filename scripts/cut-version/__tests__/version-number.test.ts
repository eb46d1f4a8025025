import { compareVersions, isVersion } from '../version-number.mjs';

it.each(['7', '6.20', '7.0.0', '7.0.0-beta.1', '7.0.0-rc1', '7.0.0-0'])(
  '%s is a version',
  (text) => {
    expect(isVersion(text)).toBe(true);
  },
);

it.each([
  ...['', 'next', 'v7.0.0', '7.', '7.0.0.0', '07.0.0', '7.0.0-', '7.0.0-beta..1', '7.0.0+build'],
  ...['7.0.0/../..', '7.0.0 ', '--help'],
])('"%s" is not', (text) => {
  expect(isVersion(text)).toBe(false);
});

/** From old to new, as in https://semver.org/#spec-item-11 */
const IN_ORDER = [
  ...['6.9.9', '6.20', '6.20.5', '7.0.0-1', '7.0.0-alpha', '7.0.0-alpha.1', '7.0.0-alpha.beta'],
  ...['7.0.0-beta', '7.0.0-beta.2', '7.0.0-beta.11', '7.0.0-rc.1', '7.0.0', '7.0.1', '10'],
];

it('versions are in the order of semver', () => {
  const shuffled = [...IN_ORDER].reverse();
  expect(shuffled.sort(compareVersions)).toEqual(IN_ORDER);
  expect([...IN_ORDER].sort(compareVersions)).toEqual(IN_ORDER);
});

it.each([
  ['7', '7.0.0'],
  ['6.20.0', '6.20'],
  ['7.0.0-beta.1', '7.0.0-beta.1'],
])('%s and %s are equal', (one, other) => {
  expect(compareVersions(one, other)).toBe(0);
});
