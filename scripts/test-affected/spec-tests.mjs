// @ts-check
import ts from 'typescript';
import { workingDocs } from '../docs-folders.cjs';

/**
 * A test of a spec, and the strings that it uses: those in it, in what is declared around it in the
 * same file and named by it, and in the loop that makes it.
 * @typedef {object} SpecTest
 * @property {number} line from 1; 0 for tests that can run only with the whole spec
 * @property {Set<string>} strings
 */

/** @param {ts.Node} node @returns {node is ts.CallExpression} */
function isTest(node) {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return false;
  const [title] = node.arguments;
  const isNamed =
    title &&
    (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title) || ts.isIdentifier(title));
  return (
    Boolean(isNamed) &&
    ts.isIdentifier(node.expression) &&
    ['test', 'it'].includes(node.expression.text)
  );
}

/** @param {ts.SourceFile} source @returns {Map<string, ts.Node>} what the file declares outside of any block */
function declarationsOf(source) {
  /** @type {Map<string, ts.Node>} */
  const found = new Map();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      found.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (ts.isIdentifier(declaration.name)) found.set(declaration.name.text, declaration);
    }
  }
  return found;
}

/**
 * @param {ts.Node} node
 * @returns {string | undefined} the address that `docsPage` of e2e/fixtures/docs-page.ts returns, as far
 *   as the text begins; undefined for all but a call of it
 */
function docsPageOf(node) {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const [page] = node.arguments;
  if (node.expression.text !== 'docsPage' || !page) return undefined;
  const start = ts.isTemplateExpression(page) ? page.head : page;
  if (!ts.isStringLiteralLike(start) && !ts.isTemplateHead(start)) return undefined;
  return start.text.replace(/^\/x\//, `/${workingDocs().address}/`);
}

/**
 * @param {ts.Node} start
 * @param {ReadonlyMap<string, ts.Node>} declarations
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imported strings that come with an imported name
 * @param {Set<ts.Node>} [seen]
 * @returns {Set<string>}
 */
function stringsFrom(start, declarations, imported, seen = new Set()) {
  /** @type {Set<string>} */
  const strings = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    if (seen.has(node)) return;
    seen.add(node);
    const page = docsPageOf(node);
    if (page !== undefined) {
      strings.add(page);
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) strings.add(node.text);
    if (ts.isIdentifier(node)) {
      for (const string of imported.get(node.text) ?? []) strings.add(string);
      const declaration = declarations.get(node.text);
      if (declaration) visit(declaration);
    }
    ts.forEachChild(node, visit);
  };
  visit(start);
  return strings;
}

/**
 * @param {string} text of a spec
 * @param {ReadonlyMap<string, ReadonlySet<string>>} [imported] strings that come with a name which the
 *   spec imports
 * @returns {SpecTest[]}
 */
export function testsOfSpec(text, imported = new Map()) {
  const source = ts.createSourceFile('spec.ts', text, ts.ScriptTarget.Latest, true);
  const declarations = declarationsOf(source);
  /** @type {SpecTest[]} */
  const tests = [];
  const visit = (/** @type {ts.Node} */ node, /** @type {ts.Node[]} */ loops) => {
    if (isTest(node)) {
      const strings = [node, ...loops].flatMap((each) => [
        ...stringsFrom(each, declarations, imported),
      ]);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      tests.push({ line: line + 1, strings: new Set(strings) });
      return;
    }
    const inside = ts.isForOfStatement(node) ? [...loops, node.expression] : loops;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return tests;
}

/**
 * @param {string} text of a script
 * @returns {Map<string, string>} the module of each name that it imports
 */
export function importedNames(text) {
  const source = ts.createSourceFile('spec.ts', text, ts.ScriptTarget.Latest);
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) names.set(name.text, statement.moduleSpecifier.text);
  }
  return names;
}

/**
 * @param {string} text of a fixture
 * @returns {Map<string, Set<string>>} strings that come with each name that it declares
 */
export function stringsOfNames(text) {
  const source = ts.createSourceFile('fixture.ts', text, ts.ScriptTarget.Latest, true);
  const declarations = declarationsOf(source);
  return new Map(
    [...declarations].map(([name, node]) => [name, stringsFrom(node, declarations, new Map())]),
  );
}
