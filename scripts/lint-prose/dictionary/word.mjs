// @ts-check

/**
 * What not to write, and what to write in its place.
 * @typedef {object} Pattern
 * @property {RegExp} pattern `\uE000` in it is inline code
 * @property {string | ((found: string) => string | undefined)} use the better words; `$1` is the first
 *   group of the pattern. A function returns nothing for words that are right
 * @property {readonly import('../text-nodes.mjs').Kind[]} [kinds] none means all
 */

/**
 * An entry of the dictionary. A test checks the two sentences.
 * @typedef {Pattern & { use: string, wrong: string, right: string }} Word
 */

/** Kinds of texts that users of the site read. */
export const SHOWN = /** @type {const} */ (['page', 'interface']);
