// @ts-check

/** @typedef {import('./compare.mjs').Comparison} Comparison */

/**
 * A name that a reader may have in code, and that is gone or called otherwise.
 * @typedef {object} OldName
 * @property {string} name
 * @property {string} [owner] the type that has it as a member; none for what is imported
 * @property {string} [to] what it is called now
 */

/**
 * @param {import('./compare.mjs').Changes} changes
 * @param {string} [owner]
 * @returns {OldName[]}
 */
function oldNames({ removed, renamed }, owner) {
  return [
    ...removed.map((name) => ({ name, owner })),
    ...renamed.map(({ from, to }) => ({ name: from, owner, to })),
  ];
}

/**
 * @param {Comparison} comparison
 * @returns {OldName[]} everything that a guide has to say something about
 */
export function namesToCover({ exports, members }) {
  return [
    ...oldNames(exports),
    ...[...members].flatMap(([owner, changes]) => oldNames(changes, owner)),
  ];
}

/**
 * @param {string} page MDX
 * @returns {string} its code: fences, and what stands in backticks
 */
export function codeOf(page) {
  const fences = [...page.matchAll(/^( *)(`{3,})[^\n]*\n([\s\S]*?)^\1\2$/gm)].map((match) => match[3]);
  const prose = page.replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, '');
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]);
  return [...fences, ...inline].join('\n');
}

/**
 * @param {readonly OldName[]} names
 * @param {string} page MDX
 * @returns {OldName[]} those that the page's code does not name
 */
export function uncovered(names, page) {
  const words = new Set(codeOf(page).match(/[\w$]+(?:-+\w+)*/g));
  return names.filter(({ name }) => !words.has(name));
}
