// @ts-check

/** @typedef {import('./text-nodes.mjs').TextNode} TextNode */

/** Takes the place of inline code, whose words are not prose. Patterns can contain it. */
const CODE = '\uE000';

const LEFT_OUT = new Set(['Comment', 'Image', 'FootnoteReference']);

/**
 * Text and inline code of a paragraph, in their order.
 * @param {TextNode} node
 * @returns {TextNode[]}
 */
function leavesOf(node) {
  if (LEFT_OUT.has(node.type)) return [];
  return node.children ? node.children.flatMap(leavesOf) : [node];
}

/** @param {TextNode} leaf */
function wordsOf({ type, raw }) {
  if (type === 'Str') return raw.replace(/\s/g, ' ');
  return type === 'Break' ? ' ' : CODE;
}

/**
 * Puts the text of a paragraph together, as a sentence goes on through links and emphasis. Lines are
 * joined by spaces.
 * @param {TextNode} paragraph
 */
export function flatText(paragraph) {
  let text = '';
  /** @type {{ at: number, source: number }[]} */
  const pieces = [];
  let end = paragraph.range[0];
  for (const leaf of leavesOf(paragraph)) {
    // Code has only text and gaps: the start of the next line of a comment. Gaps of pages are markup.
    if (paragraph.kind && leaf.range[0] > end && /\S$/.test(text)) text += ' ';
    pieces.push({ at: text.length, source: leaf.range[0] });
    text += wordsOf(leaf);
    end = leaf.range[1];
  }
  return {
    text,
    /** @param {number} index in the text */
    sourceOf(index) {
      const piece = pieces.filter(({ at }) => at <= index).at(-1);
      return piece ? piece.source + index - piece.at : paragraph.range[0];
    },
  };
}

/**
 * Splits a text into sentences, and a list of links into its links. A dot inside of a number, a
 * version or an abbreviation does not end a sentence.
 * @param {string} text
 */
export function sentencesOf(text) {
  const sentences = [];
  const ends = /[.!?:](?=[)"”’]*\s+[^a-z\s])|·(?= )|$/g;
  let start = 0;
  for (const { index } of text.matchAll(ends)) {
    const sentence = text.slice(start, index + 1);
    if (sentence.trim()) sentences.push({ start, sentence });
    start = index + 1;
  }
  return sentences;
}
