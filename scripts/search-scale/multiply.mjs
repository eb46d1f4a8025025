// @ts-check

/** Endings that make another word of a word, one for each copy. */
const ENDINGS = ['', 'or', 'ine', 'ux', 'alt', 'emo', 'ist', 'ary', 'oid', 'ect'];

export const COPIES = ENDINGS.length;

/** @param {string} word */
function hash(word) {
  let value = 7;
  for (const letter of word) value = (value * 31 + letter.charCodeAt(0)) % 1009;
  return value;
}

/**
 * A text in which one word of five is another one, the same one everywhere in a copy: ten times the
 * pages have more words, as pages about other components would, but share the common ones.
 * @param {string} text
 * @param {number} copy
 */
export function altered(text, copy) {
  if (copy === 0) return text;
  return text.replace(/\p{Lu}?\p{Ll}{4,}/gu, (word) =>
    (hash(word.toLowerCase()) + copy) % 5 === 0 ? word + ENDINGS[copy] : word,
  );
}

/**
 * The same in HTML: changes only text, not tags.
 * @param {string} html
 * @param {number} copy
 */
export function alteredHtml(html, copy) {
  return html.replace(/(?<=>)[^<]+/g, (text) => altered(text, copy));
}

/**
 * @param {string} address
 * @param {number} copy
 */
export function alteredPath(address, copy) {
  return copy === 0 ? address : address.replace('/x/', `/x/copy-${copy}/`);
}
