import ts from 'typescript';

/** Names that code uses and does not declare; properties are not looked up in scopes. */
function undeclaredIn(source: ts.SourceFile): Set<string> {
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isName = 'name' in parent && parent.name === node;
      const isMember = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent);
      if (!isName || ts.isShorthandPropertyAssignment(parent)) used.add(node.text);
      else if (!isMember && !ts.isJsxAttribute(parent)) declared.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return new Set([...used].filter((name) => !declared.has(name)));
}

/**
 * Makes a module of a block of code, which is often a part of one: imports of what it uses of MUI X are
 * added at its end, so positions stay.
 * @param packages the package of each export
 * @returns undefined for code without a name of MUI X
 */
export function completeBlock(
  code: string,
  packages: ReadonlyMap<string, string>,
): string | undefined {
  // A blank in the place of the signs of a difference.
  const text = /^[+-]/m.test(code) ? code.replace(/^[+-]/gm, ' ') : code;
  const source = ts.createSourceFile('block.tsx', text, ts.ScriptTarget.Latest, true);
  const imports = [...undeclaredIn(source)].flatMap((name) => {
    const from = packages.get(name);
    return from ? [`import { ${name} } from '${from}';`] : [];
  });
  if (imports.length === 0 && !text.includes('@mui/x-')) return undefined;
  return [text, ...imports, 'export {};', ''].join('\n');
}
