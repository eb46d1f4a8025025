import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Code, Node, Root } from 'mdast';
import type TypeScript from 'typescript';
import { isElement, stringAttribute, walk } from '../mdx-nodes';

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'diff']);
const demos = new Map<string, { mtime: number; names: readonly string[] }>();

/**
 * Identifiers of a piece of code, and the words that its strings consist of. Parsed, since what
 * elements and comments say in words declares nothing.
 */
export function identifiersIn(code: string): string[] {
  // Loaded when first needed: a build that finds all pages in its cache does without.
  const ts = require('typescript') as typeof TypeScript;
  const names: string[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest));
  return names;
}

function identifiersOfDemo(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const mtime = statSync(file).mtimeMs;
  const known = demos.get(file);
  if (known?.mtime === mtime) return known.names;
  const names = identifiersIn(readFileSync(file, 'utf8'));
  demos.set(file, { mtime, names });
  return names;
}

function isFence(node: Node): node is Code {
  return node.type === 'code';
}

function identifiersOfFence({ lang, value }: Code): string[] {
  if (!lang || !LANGUAGES.has(lang)) return [];
  return identifiersIn(lang === 'diff' ? value.replace(/^[+-]/gm, ' ') : value);
}

/**
 * Everything that the demos and fences of a page import, declare or use.
 * @param sourceFolder where the demos of the page lie
 */
export function pageIdentifiers(root: Root, sourceFolder: string): Set<string> {
  const names = walk(root).flatMap(({ node }) => {
    if (isFence(node)) return identifiersOfFence(node);
    const src = isElement(node, 'Demo') ? stringAttribute(node, 'src') : undefined;
    return src ? identifiersOfDemo(path.resolve(sourceFolder, src)) : [];
  });
  return new Set(names);
}
