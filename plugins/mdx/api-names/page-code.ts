import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Code, Node, Root } from 'mdast';
import type TypeScript from 'typescript';
import { isElement, stringAttribute, walk } from '../syntax-tree/mdx-nodes';

/** Words in the code of a page. */
export interface PageCode {
  /** Identifiers, and the texts of strings. */
  names: ReadonlySet<string>;
  /** Attributes of elements: `rows` in `<DataGrid rows={rows} />`. */
  attributes: ReadonlySet<string>;
  /** Keys of objects: `id` in `{ id: 1 }`. */
  keys: ReadonlySet<string>;
}

type Names = Record<keyof PageCode, string[]>;

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'diff']);
const demos = new Map<string, { mtime: number; names: Names }>();

/**
 * Names in a piece of code. Parsed, since texts of elements and comments do not declare names.
 */
function namesIn(code: string): Names {
  // Loaded when first needed: a build that finds all pages in its cache does not need it.
  const ts = require('typescript') as typeof TypeScript;
  const found: Names = { names: [], attributes: [], keys: [] };
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) found.names.push(node.text);
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      found.attributes.push(node.name.text);
    }
    if (ts.isObjectLiteralElement(node) && node.name && ts.isIdentifier(node.name)) {
      found.keys.push(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest));
  return found;
}

function namesInDemo(file: string): Names[] {
  if (!existsSync(file)) return [];
  const mtime = statSync(file).mtimeMs;
  const known = demos.get(file);
  if (known?.mtime === mtime) return [known.names];
  const names = namesIn(readFileSync(file, 'utf8'));
  demos.set(file, { mtime, names });
  return [names];
}

function isFence(node: Node): node is Code {
  return node.type === 'code';
}

function namesInFence({ lang, value }: Code): Names[] {
  if (!lang || !LANGUAGES.has(lang)) return [];
  return [namesIn(lang === 'diff' ? value.replace(/^[+-]/gm, ' ') : value)];
}

/**
 * Everything that the demos and fences of a page import, declare or use.
 * @param sourceFolder where the demos of the page lie
 */
export function readPageCode(root: Root, sourceFolder: string): PageCode {
  const all = walk(root).flatMap(({ node }) => {
    if (isFence(node)) return namesInFence(node);
    const src = isElement(node, 'Demo') ? stringAttribute(node, 'src') : undefined;
    return src ? namesInDemo(path.resolve(sourceFolder, src)) : [];
  });
  return {
    names: new Set(all.flatMap(({ names }) => names)),
    attributes: new Set(all.flatMap(({ attributes }) => attributes)),
    keys: new Set(all.flatMap(({ keys }) => keys)),
  };
}
