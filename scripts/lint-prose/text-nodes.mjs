// @ts-check

/**
 * What a text is part of. Users of the site read pages and the interface. Only contributors read
 * the rest: comments, messages of commands, tests and guides.
 * @typedef {'page' | 'interface' | 'contributor'} Kind
 */

/**
 * A node of textlint's syntax tree, as far as the linter needs it.
 * @typedef {object} TextNode
 * @property {string} type
 * @property {string} raw
 * @property {[number, number]} range
 * @property {{ start: Position, end: Position }} loc
 * @property {string} [value]
 * @property {TextNode[]} [children]
 * @property {TextNode} [parent]
 * @property {Kind} [kind] of a text in code; pages have one kind only
 * @typedef {{ line: number, column: number }} Position
 */

/**
 * A part of a file: text, or inline code.
 * @typedef {{ start: number, end: number, code?: boolean }} Piece
 */

/**
 * Makes nodes for pieces of a file that is not Markdown.
 * @param {string} source
 */
export function nodeMaker(source) {
  const lineStarts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) {
    lineStarts.push(at + 1);
  }
  /** @param {number} offset @returns {Position} */
  const positionOf = (offset) => {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (/** @type {number} */ (lineStarts[middle]) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - /** @type {number} */ (lineStarts[low]) };
  };
  /**
   * @param {string} type
   * @param {Piece} piece
   * @param {Partial<TextNode>} [more]
   * @returns {TextNode}
   */
  const node = (type, { start, end }, more) => ({
    type,
    raw: source.slice(start, end),
    range: [start, end],
    loc: { start: positionOf(start), end: positionOf(end) },
    ...more,
  });
  return {
    /** @param {TextNode[]} children */
    document: (children) => node('Document', { start: 0, end: source.length }, { children }),
    /**
     * @param {readonly Piece[]} pieces in their order
     * @param {Kind} kind
     */
    paragraph(pieces, kind) {
      const children = pieces.map((piece) =>
        node(piece.code ? 'Code' : 'Str', piece, { value: source.slice(piece.start, piece.end) }),
      );
      const start = pieces[0]?.start ?? 0;
      const end = pieces.at(-1)?.end ?? start;
      return node('Paragraph', { start, end }, { children, kind });
    },
  };
}
