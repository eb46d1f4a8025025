// @ts-check

/** One to three numbers, and a pre-release after a hyphen. It becomes part of addresses. */
const VERSION = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){0,2}(?:-[0-9a-z]+(?:[.-][0-9a-z]+)*)?$/i;

/** @param {string} text */
export const isVersion = (text) => VERSION.test(text);

/**
 * @param {string} version
 * @returns {{ numbers: number[], preRelease: string[] }}
 */
function parse(version) {
  const [core = '', ...rest] = version.split('-');
  const numbers = core.split('.').map(Number);
  return { numbers, preRelease: rest.length > 0 ? rest.join('-').split('.') : [] };
}

/**
 * Numbers come before words, as in semver.
 * @param {string} one
 * @param {string} other
 */
function compareWords(one, other) {
  const [isNumber, otherIsNumber] = [one, other].map((word) => /^\d+$/.test(word));
  if (isNumber && otherIsNumber) return Number(one) - Number(other);
  if (isNumber !== otherIsNumber) return isNumber ? -1 : 1;
  return one === other ? 0 : one < other ? -1 : 1;
}

/**
 * Compares versions by the rules of semver; numbers that are missing count as 0.
 * @param {string} one
 * @param {string} other
 * @returns {number} above 0 if the first is newer, 0 if they are equal
 */
export function compareVersions(one, other) {
  const [a, b] = [parse(one), parse(other)];
  for (const place of [0, 1, 2]) {
    const difference = (a.numbers[place] ?? 0) - (b.numbers[place] ?? 0);
    if (difference !== 0) return difference;
  }
  const bothPreRelease = a.preRelease.length > 0 && b.preRelease.length > 0;
  // A release is newer than its pre-releases.
  if (!bothPreRelease) return b.preRelease.length - a.preRelease.length;
  for (const [place, word] of a.preRelease.entries()) {
    const otherWord = b.preRelease[place];
    if (otherWord === undefined) return 1;
    const difference = compareWords(word, otherWord);
    if (difference !== 0) return difference;
  }
  return a.preRelease.length - b.preRelease.length;
}
