import ts from 'typescript';
import type { FoundName } from './find-names';

/** An identifier of a text, in the order of the text. */
interface Word {
  start: number;
  name: string;
}

/** Checks for syntax that JavaScript leaves out. */
function isOnlyType(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
    (ts.isImportClause(node) && node.isTypeOnly) ||
    (ts.isImportSpecifier(node) && node.isTypeOnly)
  );
}

function wordsOf(source: ts.SourceFile): Word[] {
  const words: Word[] = [];
  const visit = (node: ts.Node): void => {
    if (isOnlyType(node)) return;
    if (ts.isIdentifier(node) && node.text !== '') {
      words.push({ start: node.getStart(source), name: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words.sort((a, b) => a.start - b.start);
}

/**
 * The names of code in the JavaScript that was made from it. It has the same identifiers in the same
 * order, without those of types and of imports that only types use.
 */
export function inJavaScript(
  code: ts.SourceFile,
  names: readonly FoundName[],
  javaScript: string,
): FoundName[] {
  if (names.length === 0) return [];
  const byStart = new Map(names.map((each) => [each.start, each]));
  const words = wordsOf(code);
  const made = ts.createSourceFile('code.jsx', javaScript, ts.ScriptTarget.Latest);
  let next = 0;
  return wordsOf(made).flatMap(({ start, name }) => {
    const at = words.findIndex((word, index) => index >= next && word.name === name);
    const word = words[at];
    if (!word) return [];
    next = at + 1;
    const found = byStart.get(word.start);
    return found ? [{ ...found, start }] : [];
  });
}

interface Line {
  start: number;
  text: string;
}

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { start, text: line };
    start += line.length + 1;
    return found;
  });
}

/** Checks for lines that the text may lack: the comments of regions, and blank lines around them. */
function mayBeLeftOut({ text }: Line): boolean {
  return text.trim() === '' || /#(?:end)?region\b/.test(text);
}

/** Finds the lines of a file that a text shows, the first of which is given; undefined if it does not. */
function pairLines(file: readonly Line[], shown: readonly Line[]): [Line, Line][] | undefined {
  const pairs: [Line, Line][] = [];
  for (const line of file) {
    const target = shown[pairs.length];
    if (!target) break;
    if (line.text.trim() === target.text.trim()) pairs.push([line, target]);
    else if (!mayBeLeftOut(line)) return undefined;
  }
  return pairs.length === shown.length ? pairs : undefined;
}

/**
 * The names of a file in a text that consists of some of its lines, which may be moved to the margin:
 * all but the comments of regions, or one region.
 * @throws when the text is not a part of the file
 */
export function inLines(file: string, names: readonly FoundName[], text: string): FoundName[] {
  const [lines, shown] = [linesOf(file), linesOf(text)];
  const pairs = lines.reduce<[Line, Line][] | undefined>(
    (found, _, first) => found ?? pairLines(lines.slice(first), shown),
    undefined,
  );
  if (!pairs) throw new Error(`no lines of the file are those of "${shown[0]?.text}"`);
  return pairs.flatMap(([from, to]) => {
    const moved = to.start - from.start - (from.text.length - to.text.length);
    const end = from.start + from.text.length;
    return names
      .filter(({ start }) => start >= from.start && start < end)
      .map((each) => ({ ...each, start: each.start + moved }));
  });
}
