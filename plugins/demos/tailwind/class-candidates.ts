import { Scanner } from '@tailwindcss/oxide';
import type TypeScript from 'typescript';

/** The strings in a piece of code, without the specifiers of imports, which are not classes. */
function stringsIn(code: string): string[] {
  // Loaded when first needed: a build that finds its sheets in the cache does not need it.
  const ts = require('typescript') as typeof TypeScript;
  const found: string[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest));
  return found;
}

/**
 * Finds words in strings of demos that may be classes. Leaves out names of props and words of text:
 * `flex` or `border` in them would become rules that nothing uses.
 * @returns sorted, each once
 */
export function classCandidates(codes: readonly string[]): string[] {
  const content = codes
    .flatMap(stringsIn)
    .map((text) => JSON.stringify(text))
    .join('\n');
  const found = new Scanner({}).scanFiles([{ content, extension: 'js' }]);
  return [...new Set(found)].sort();
}
