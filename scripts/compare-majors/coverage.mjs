// @ts-check

/** @typedef {import('./compare.mjs').Comparison} Comparison */

/**
 * A name that users may have in code, and that was removed or renamed.
 * @typedef {object} OldName
 * @property {string} name
 * @property {string[]} owners types that have lost it; none for what is imported
 * @property {string} [to] new name
 */

/**
 * @param {Comparison} comparison
 * @returns {OldName[]} everything that a guide has to say something about, each name once
 */
export function namesToCover({ exports, members }) {
  /** @type {Map<string, OldName>} */
  const found = new Map();
  /**
   * @param {import('./compare.mjs').Changes} changes
   * @param {string[]} owners
   */
  const take = ({ removed, renamed }, owners) => {
    const gone = [...removed.map((from) => ({ from, to: undefined })), ...renamed];
    for (const { from: name, to } of gone) {
      const known = found.get(name);
      found.set(name, { name, owners: [...(known?.owners ?? []), ...owners], to: known?.to ?? to });
    }
  };
  take(exports, []);
  for (const [owner, changes] of members) take(changes, [owner]);
  return [...found.values()];
}

/**
 * @param {string} page MDX
 * @returns {string} its code: fences and inline code
 */
export function codeOf(page) {
  const fences = [...page.matchAll(/^( *)(`{3,})[^\n]*\n([\s\S]*?)^\1\2$/gm)].map(
    (match) => match[3],
  );
  const prose = page.replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, '');
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]);
  return [...fences, ...inline].join('\n');
}

/**
 * Words of code; of a class name such as `MuiDataGrid-cell--editing`, the part that is the grid's too.
 * @param {string} code
 */
export function wordsOf(code) {
  const words = code.match(/[\w$]+(?:-+\w+)*/g) ?? [];
  return new Set(words.flatMap((word) => [word, word.replace(/^Mui[A-Z]\w*?-/, '')]));
}

/**
 * @param {readonly OldName[]} names
 * @param {string} page MDX
 * @returns {OldName[]} those that the page's code does not name
 */
export function uncovered(names, page) {
  const words = wordsOf(codeOf(page));
  return names.filter(({ name }) => !words.has(name));
}
