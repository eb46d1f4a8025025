// @ts-check

/**
 * @param {import('./compare.mjs').Changes} changes
 * @returns {string[]}
 */
function changeLines({ removed, renamed, added }) {
  return [
    ...removed.map((name) => `  - ${name}`),
    ...renamed.map(({ from, to }) => `  - ${from} → ${to}`),
    ...added.map((name) => `  + ${name}`),
  ];
}

/**
 * @param {import('./compare.mjs').Comparison} comparison
 * @returns {string[]} everything that differs, in lines
 */
export function comparisonLines({ exports, moved, members }) {
  return [
    'Exports',
    ...changeLines(exports),
    'Moved',
    ...moved.map(
      ({ name, from, to }) => `  ${name}: no longer from ${from.join(', ')}, but ${to.join(', ')}`,
    ),
    ...[...members].flatMap(([type, changes]) => [`Members of ${type}`, ...changeLines(changes)]),
  ];
}

/**
 * @param {string} id of the guide
 * @param {import('./compare-guide.mjs').GuideReport} report
 * @returns {string} one line
 */
export function coverageLine(id, { found, missing, comparison }) {
  const added = comparison.exports.added.length;
  const renamed = found.filter(({ to }) => to !== undefined).length;
  return (
    `${id}: ${found.length} names are gone (${found.length - renamed} removed, ${renamed} renamed), ` +
    `the guide covers ${found.length - missing.length}; ${added} exports are new`
  );
}
