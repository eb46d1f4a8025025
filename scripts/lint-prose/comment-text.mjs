// @ts-check

/** @typedef {import('./text-nodes.mjs').Piece} Piece */
/** @typedef {{ start: number, end: number }} Range */

/** Comments that tools read. A reason after a directive is prose, its name is not. */
const DIRECTIVE =
  /^(?:eslint-\S+.*?(?:--|$)|@ts-(?:check|nocheck|ignore|expect-error)|prettier-ignore|#(?:end)?region.*|\/\s*<.*|@jest-\S+.*|stylelint-\S+.*|c8 .*|istanbul .*|webpack\w+:.*|#__PURE__.*|@__PURE__.*|# sourceMappingURL.*)/;

/** A tag of JSDoc with its type and name. */
const TAG = /^@\w+(?:\s+\{(?:[^{}]|\{[^{}]*\})*\})?(?:\s+\[?[\w$.]+(?:=[^\]]*)?\]?(?=\s|$))?/;

/** Tags that are followed by a description only. */
const PLAIN_TAG = /^@(?:returns?|throws|deprecated|remarks|see)(?:\s+\{(?:[^{}]|\{[^{}]*\})*\})?/;

/** Inline code, links of JSDoc, addresses and paths. */
const CODE_IN_TEXT = /`[^`]*`|\{@\w+[^}]*\}|https?:\/\/\S+|(?=\S*\w)(?:[\w.@*<>-]*\/)+[\w.*<>-]+/g;

/**
 * Lines of a comment without what marks them as one.
 * @param {string} source
 * @param {Range} comment
 * @returns {Range[]}
 */
function linesOf(source, { start, end }) {
  const raw = source.slice(start, end);
  const lines = [];
  for (const match of raw.matchAll(/^.*$/gm)) {
    const head = /^\s*(?:\/\*+|\/\/+|\*+(?!\/))?\s*/.exec(match[0])?.[0].length ?? 0;
    const tail = /\s*(?:\*+\/)?\s*$/.exec(match[0])?.index ?? match[0].length;
    const from = start + match.index;
    lines.push({ start: from + head, end: from + Math.max(head, tail) });
  }
  return lines;
}

/**
 * Text and code of a line.
 * @param {string} source
 * @param {Range} line
 * @returns {Piece[]}
 */
export function piecesOf(source, line) {
  const text = source.slice(line.start, line.end);
  /** @type {Piece[]} */
  const pieces = [];
  let at = 0;
  for (const match of text.matchAll(CODE_IN_TEXT)) {
    const start = line.start + match.index;
    pieces.push({ start: line.start + at, end: start });
    at = match.index + match[0].length;
    pieces.push({ start, end: line.start + at, code: true });
  }
  pieces.push({ start: line.start + at, end: line.end });
  return pieces.filter(({ start, end }) => start < end);
}

/**
 * Splits a comment into paragraphs: at empty lines, tags and list items.
 * @param {string} source
 * @param {Range} comment several line comments below each other are one
 * @returns {Piece[][]}
 */
export function paragraphsOfComment(source, comment) {
  /** @type {Piece[][]} */
  const paragraphs = [[]];
  let inCode = false;
  for (const line of linesOf(source, comment)) {
    const text = source.slice(line.start, line.end);
    if (text.startsWith('```')) inCode = !inCode;
    if (text.startsWith('@')) inCode = text.startsWith('@example');
    const tag = (DIRECTIVE.exec(text) ?? PLAIN_TAG.exec(text) ?? TAG.exec(text) ?? [''])[0];
    if (!text || tag || /^(?:[-*•]|\d+\.)\s/.test(text)) paragraphs.push([]);
    if (inCode || text.startsWith('```')) continue;
    paragraphs.at(-1)?.push(...piecesOf(source, { start: line.start + tag.length, end: line.end }));
  }
  return paragraphs.filter((pieces) => pieces.some(({ code }) => !code));
}
