// @ts-check
import { getAdvancedRegExp, getReplacement, getTerms } from 'textlint-rule-terminology';
import { EXCLUDED_TERMS } from '../exceptions.mjs';
import { SHOWN } from './word.mjs';

/** @typedef {import('./word.mjs').Pattern} Pattern */
/** @typedef {readonly [source: string, right: string]} Term */

/** @param {string} text */
const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * One pattern for several terms.
 * @param {readonly Term[]} terms
 * @param {string} source
 * @returns {Pattern}
 */
function patternOf(terms, source) {
  const [only] = terms.length === 1 ? terms : [];
  return {
    pattern: new RegExp(source, 'gi'),
    kinds: SHOWN,
    use(found) {
      const term = only ?? terms.find(([part]) => new RegExp(`^(?:${part})$`, 'i').test(found));
      const better = term ? getReplacement(...term, found) : found;
      // A term at the start of a sentence may have a capital letter.
      return found === better || found === upperFirst(better) ? undefined : `"${better}"`;
    },
  };
}

/**
 * Names of products, abbreviations and compound words as the web writes them: the list of
 * `textlint-rule-terminology`. Its rule looks for each term on its own in each piece of text, which
 * takes longer than all other checks together. So most of the list is one pattern here.
 */
export function readTerms() {
  const excluded = EXCLUDED_TERMS.map(({ term }) => term);
  const terms = getTerms(true, [], excluded).map(
    (term) => /** @type {Term} */ (typeof term === 'string' ? [term, term] : term),
  );
  const [alone, joined] = [true, false].map((wanted) =>
    terms.filter(([source]) => /\(\?[<=!]/.test(source) === wanted),
  );
  return [
    ...(alone ?? []).map((term) => patternOf([term], term[0])),
    patternOf(joined ?? [], getAdvancedRegExp(`(?:${joined?.map(([s]) => s).join('|')})`)),
  ];
}
