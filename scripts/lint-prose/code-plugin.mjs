// @ts-check
import ts from 'typescript';
import { paragraphsOfComment, piecesOf } from './comment-text.mjs';
import { nodeMaker } from './text-nodes.mjs';

/** @typedef {import('./text-nodes.mjs').Kind} Kind */
/** @typedef {import('./text-nodes.mjs').Piece} Piece */
/** @typedef {{ start: number, end: number }} Range */

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** Strings are names, classes or code, unless they have three words in a row. */
const PROSE = /(?:^|[\s"“(])[A-Za-z][a-z’']+,? [a-z][a-z’'-]*,? [a-z][a-z’'-]+(?=$|[\s.,:;!?"”)…])/;

/** Folders whose strings users of the site see, in the interface or in demos. */
const SHOWN = /^(?:src|docs|sections|model|i18n)\/(?!.*__tests__\/)/;

/**
 * Comments of a stretch without code. Line comments below each other are one.
 * @param {string} source
 * @param {Range} trivia
 * @returns {Range[]}
 */
function commentsIn(source, { start, end }) {
  /** @type {Range[]} */
  const comments = [];
  for (const match of source.slice(start, end).matchAll(COMMENT)) {
    const comment = { start: start + match.index, end: start + match.index + match[0].length };
    const last = comments.at(-1);
    const goesOn = last && /^[^\S\n]*\n[^\S\n]*$/.test(source.slice(last.end, comment.start));
    if (last && goesOn && match[0].startsWith('//') && source.startsWith('//', last.start)) {
      last.end = comment.end;
    } else comments.push(comment);
  }
  return comments;
}

/**
 * @param {ts.Node} node
 * @param {string} source
 * @returns {Piece[] | undefined} the text of a string or of JSX
 */
function stringPieces(node, source) {
  // Strings of several lines are code or patterns.
  if (ts.isTemplateLiteral(node) && node.getText().includes('\n')) return undefined;
  if (ts.isJsxText(node)) return piecesOf(source, { start: node.pos, end: node.end });
  if (ts.isTemplateExpression(node)) {
    /** @type {Piece[]} */
    const pieces = piecesOf(source, { start: node.head.getStart() + 1, end: node.head.end - 2 });
    for (const { expression, literal } of node.templateSpans) {
      pieces.push({ start: expression.pos, end: expression.end, code: true });
      const end = literal.end - (ts.isTemplateTail(literal) ? 1 : 2);
      pieces.push(...piecesOf(source, { start: literal.getStart() + 1, end }));
    }
    return pieces;
  }
  if (!ts.isStringLiteralLike(node)) return undefined;
  return piecesOf(source, { start: node.getStart() + 1, end: node.end - 1 });
}

/**
 * Whether a string is a text of the interface in `code.json`.
 * @param {ts.Node} node
 */
function isMessage({ parent }) {
  return ts.isPropertyAssignment(parent) && parent.name.getText() === '"message"';
}

/**
 * Calls back for all comments and strings of TypeScript, JavaScript or JSON, in their order.
 * @param {ts.SourceFile} file
 * @param {(comment: Range) => void} onComment
 * @param {(pieces: Piece[], isProse: boolean) => void} onString `isProse` for text of JSX and of the interface
 */
function visitTexts(file, onComment, onString) {
  const source = file.text;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJSDoc(node)) return;
    const pieces = stringPieces(node, source);
    if (pieces) onString(pieces, ts.isJsxText(node) || isMessage(node));
    const children = node.getChildren(file);
    if (children.length > 0) children.forEach(visit);
    else if (!ts.isJsxText(node) && node.kind !== ts.SyntaxKind.SyntaxList) {
      commentsIn(source, { start: node.pos, end: node.getStart(file) }).forEach(onComment);
    }
  };
  visit(file);
}

/** @param {string} source @param {string} fileName */
function readCode(source, fileName) {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const { document, paragraph } = nodeMaker(source);
  /** @type {ReturnType<typeof paragraph>[]} */
  const found = [];
  /** @type {Kind} */
  const kindOfStrings = SHOWN.test(fileName) ? 'interface' : 'contributor';
  visitTexts(
    file,
    (comment) => {
      for (const pieces of paragraphsOfComment(source, comment)) {
        found.push(paragraph(pieces, 'contributor'));
      }
    },
    (pieces, isProse) => {
      const text = pieces.map(({ start, end, code }) => (code ? 'x' : source.slice(start, end)));
      if (isProse || PROSE.test(text.join(''))) found.push(paragraph(pieces, kindOfStrings));
    },
  );
  return document(found);
}

/** @param {string} source */
function readStyles(source) {
  const { document, paragraph } = nodeMaker(source);
  const found = commentsIn(source.replace(/\/\//g, '  '), { start: 0, end: source.length });
  const paragraphs = found.flatMap((comment) => paragraphsOfComment(source, comment));
  return document(paragraphs.map((pieces) => paragraph(pieces, 'contributor')));
}

/** A plugin of textlint: the prose in code is its comments, and strings of several words. */
export const codePlugin = {
  Processor: class CodeProcessor {
    availableExtensions() {
      return ['.ts', '.tsx', '.mjs', '.cjs', '.json', '.css'];
    }
    /** @param {string} extension */
    processor(extension) {
      return {
        /** @param {string} source @param {string} [fileName] */
        preProcess: (source, fileName = `text${extension}`) =>
          extension === '.css' ? readStyles(source) : readCode(source, fileName),
        /** @param {unknown[]} messages @param {string} [filePath] */
        postProcess: (messages, filePath = '') => ({ messages, filePath }),
      };
    }
  },
};
