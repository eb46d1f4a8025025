// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT } from '../project-root.mjs';

/**
 * A spec file of Playwright, as far as it shows which demos it uses.
 * @typedef {object} Spec
 * @property {string} file relative to the root of the project
 * @property {RegExp[]} addresses of the pages that it opens
 * @property {boolean} buildsAddresses whether one of them is put together from parts
 * @property {string[]} texts all strings of the file and of the fixtures that it imports
 * @property {SpecTest[]} tests empty where they cannot be told apart, as they are in an imported file
 */

/**
 * @typedef {object} SpecTest
 * @property {number} line
 * @property {string[]} texts strings in the test, and in what it uses from outside of it
 */

/** First parts of the addresses of all pages. */
const SECTIONS = new Set(['x', ...readdirSync(path.join(PROJECT_ROOT, 'sections'))]);

/** @typedef {(file: string) => string | undefined} Read returns the code, undefined without a file */

/** @param {ts.Node} node */
const isTest = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'test';

/** @param {ts.Node} node @param {(node: ts.Node) => boolean} enter @param {(node: ts.Node) => void} see */
function walk(node, enter, see) {
  if (!enter(node)) return;
  see(node);
  ts.forEachChild(node, (child) => walk(child, enter, see));
}

/**
 * @param {ts.Node} node
 * @returns {string | undefined} the text of a string, `\0` for what is put in, or the name of a property,
 *   as some specs list checks by the names of demos
 */
function textOf(node) {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) return node.name.text;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\0');
}

/** @param {ts.Node} node @param {(node: ts.Node) => boolean} [enter] @returns {string[]} */
function textsIn(node, enter = () => true) {
  /** @type {string[]} */
  const texts = [];
  walk(node, enter, (inner) => {
    const text = textOf(inner);
    if (text !== undefined) texts.push(text);
  });
  return texts;
}

/** @param {ts.SourceFile} source @returns {Map<string, ts.Statement>} declarations outside of tests */
function declarationsOf(source) {
  /** @type {Map<string, ts.Statement>} */
  const declared = new Map();
  for (const statement of source.statements) {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : ts.isFunctionDeclaration(statement) && statement.name
        ? [statement.name.text]
        : [];
    for (const name of names) declared.set(name, statement);
  }
  return declared;
}

/**
 * @param {ts.Node} test
 * @param {ts.Statement} statement in which it is, such as a loop
 * @param {Map<string, ts.Statement>} declared
 * @returns {string[]}
 */
function textsOfTest(test, statement, declared) {
  const seen = new Set([statement]);
  const texts = [];
  for (const part of seen) {
    const enter = (/** @type {ts.Node} */ node) => !isTest(node) || node === test;
    texts.push(...textsIn(part, enter));
    walk(part, enter, (node) => {
      const used = ts.isIdentifier(node) ? declared.get(node.text) : undefined;
      if (used) seen.add(used);
    });
  }
  return texts;
}

/** @param {ts.SourceFile} source @returns {SpecTest[]} */
function testsIn(source) {
  const declared = declarationsOf(source);
  return source.statements.flatMap((statement) => {
    /** @type {SpecTest[]} */
    const tests = [];
    walk(
      statement,
      () => true,
      (node) => {
        if (!isTest(node)) return;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        tests.push({ line: line + 1, texts: textsOfTest(node, statement, declared) });
      },
    );
    return tests;
  });
}

/** @param {string} code */
const parse = (code) => ts.createSourceFile('spec.ts', code, ts.ScriptTarget.Latest, true);

/**
 * @param {string} file @param {ts.SourceFile} source @param {Read} read @param {Set<string>} [seen]
 * @returns {ts.SourceFile[]} the files that it imports by relative paths, and those that they import
 */
function importsOf(file, source, read, seen = new Set()) {
  const paths = source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => /** @type {ts.StringLiteral} */ (moduleSpecifier).text)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
  return paths.flatMap((base) => {
    const name = [`${base}.ts`, `${base}/index.ts`].find((name) => read(name) !== undefined);
    if (!name || seen.has(name)) return [];
    seen.add(name);
    const imported = parse(read(name) ?? '');
    return [imported, ...importsOf(name, imported, read, seen)];
  });
}

/** @param {string} text @returns {RegExp} the addresses that a text of a spec can mean */
function addressPattern(text) {
  const parts = text
    .replace(/[?#].*$/s, '')
    .split('\0')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w/-]+')}$`);
}

/**
 * Reads a spec of a page.
 * @param {string} file relative to the root of the project
 * @param {Read} read
 * @returns {Spec}
 * @throws when the file does not exist
 */
export function readSpec(file, read) {
  const code = read(file);
  if (code === undefined) throw new Error(`There is no ${file}`);
  const source = parse(code);
  const imported = importsOf(file, source, read);
  const own = textsIn(source);
  const addresses = own.filter(
    (text) => SECTIONS.has(text.split('/')[1] ?? '') && text.startsWith('/'),
  );
  const hasForeignTests = imported.some((other) => testsIn(other).length > 0);
  return {
    file,
    addresses: addresses.map(addressPattern),
    buildsAddresses: addresses.some((text) => text.includes('\0')),
    texts: [...own, ...imported.flatMap((other) => textsIn(other))],
    tests: hasForeignTests ? [] : testsIn(source),
  };
}
