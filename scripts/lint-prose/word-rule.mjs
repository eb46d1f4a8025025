// @ts-check
import { flatText, sentencesOf } from './flat-text.mjs';
import { kindOfFile } from './files.mjs';

/** @typedef {import('./text-nodes.mjs').TextNode} TextNode */
/** @typedef {import('./dictionary/word.mjs').Pattern} Pattern */

/** A nested paragraph is an element in the line, such as `<kbd>`. */
const BLOCKS = ['Paragraph', 'Header', 'TableCell'];

/**
 * @param {RegExpExecArray} match
 * @param {Pattern['use']} use
 */
function betterWords(match, use) {
  if (typeof use === 'function') return use(match[0]);
  return use.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
}

/**
 * What is wrong in a text, by a dictionary. If several entries apply to a word, the first one counts.
 * @param {string} text
 * @param {readonly Pattern[]} words
 * @param {import('./text-nodes.mjs').Kind} kind
 */
function findWords(text, words, kind) {
  const all = words.flatMap(({ pattern, use, kinds }) => {
    if (kinds && !kinds.includes(kind)) return [];
    // Most texts have none. `search` does not copy the pattern, which takes most of the time.
    if (text.search(pattern) < 0) return [];
    return [...text.matchAll(pattern)].flatMap((match) => {
      const better = betterWords(match, use);
      const found = match[0].replace(/^[\s.!?:;]+/, '').trim();
      const index = match.index + match[0].indexOf(found);
      return better ? [{ index, end: index + found.length, found, better }] : [];
    });
  });
  return all.filter(
    ({ index, end }, at) => !all.slice(0, at).some((each) => each.index < end && index < each.end),
  );
}

/**
 * A rule of textlint: reports the words of a dictionary, and the better ones.
 * @param {any} context of textlint
 * @param {{ words: readonly Pattern[], longest: number }} options
 */
export function wordRule(context, { words, longest }) {
  const { report, RuleError, getFilePath, locator } = context;
  const kindOfAll = kindOfFile(getFilePath() ?? '');
  /** @param {TextNode} node */
  const check = (node) => {
    if (node.parent && BLOCKS.includes(node.parent.type)) return;
    const { text, sourceOf } = flatText(node);
    /** @param {string} message @param {number} start @param {number} length */
    const complain = (message, start, length) => {
      const from = sourceOf(start) - node.range[0];
      const padding = locator.range([from, from + length]);
      report(node, new RuleError(message, { padding }));
    };
    for (const { index, found, better } of findWords(text, words, node.kind ?? kindOfAll)) {
      complain(`"${found}": use ${better}`, index, found.length);
    }
    for (const { start, sentence } of sentencesOf(text)) {
      const count = sentence.trim().split(/\s+/).length;
      if (count > longest)
        complain(`${count} words in a sentence: use ${longest} at most`, start, 1);
    }
  };
  return Object.fromEntries(BLOCKS.map((type) => [type, check]));
}
