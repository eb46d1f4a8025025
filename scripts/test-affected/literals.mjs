// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT } from '../project-root.mjs';

/** Scripts that name files and pages by strings; strings in pages and demos are texts for users. */
const NAMING = [
  /^(?:config|e2e|plugins|scripts|tests)\//,
  /\/__tests__\//,
  /^(?:docusaurus\.config|playwright\.config|sidebars)\.ts$/,
];

const SCRIPTS = /\.[mc]?[jt]sx?$/;

/**
 * @param {string} file relative to the root of the project
 * @returns {boolean} whether its strings may name files and pages
 */
export function namesThings(file) {
  return SCRIPTS.test(file) && NAMING.some((pattern) => pattern.test(file));
}

/**
 * @param {string} text of a script
 * @param {string} file its name, which says the language
 * @returns {Set<string>} its strings, with the constant beginning of those that are put together
 */
export function stringsOf(text, file) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    // The import graph has these, without imports of types only.
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node)) {
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

/**
 * @param {string} text of a script
 * @param {string} file its name, which says the language
 * @returns {Set<string>} the parts of the paths that it joins
 */
export function pathPartsOf(text, file) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    if (
      ts.isCallExpression(node) &&
      /^(?:path\.)?(?:join|resolve)$/.test(nameOf(node.expression))
    ) {
      for (const each of node.arguments) if (ts.isStringLiteralLike(each)) found.add(each.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

/** @param {ts.Expression} expression @returns {string} `a`, `a.b`, or nothing */
function nameOf(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (!ts.isPropertyAccessExpression(expression)) return '';
  return `${nameOf(expression.expression)}.${expression.name.text}`;
}

/**
 * @param {string} string as a script writes it
 * @param {string} file that writes it
 * @param {ReadonlySet<string>} files of the project
 * @returns {string | undefined} the file that it names, from the script's folder or from the root
 */
export function fileNamed(string, file, files) {
  if (!/^[\w@.][\w@./-]*$/.test(string)) return undefined;
  const bare = string.replace(/^@site\//, '');
  const places = [path.posix.join(path.posix.dirname(file), bare), path.posix.normalize(bare)];
  const endings = bare.includes('/') ? ['', '.ts', '.tsx', '.mjs'] : [''];
  return places
    .flatMap((place) => endings.map((ending) => place + ending))
    .find((each) => files.has(each));
}

/**
 * @typedef {object} Literals
 * @property {Map<string, Set<string>>} strings of each script that may name something
 * @property {Map<string, Set<string>>} files that each script names
 * @property {Map<string, Set<string>>} pathParts of the paths that each script joins
 */

/**
 * @param {readonly string[]} files of the project
 * @returns {Literals}
 */
export function readLiterals(files) {
  const known = new Set(files);
  /** @type {Literals} */
  const literals = { strings: new Map(), files: new Map(), pathParts: new Map() };
  for (const file of files.filter(namesThings)) {
    const text = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
    const strings = stringsOf(text, file);
    literals.strings.set(file, strings);
    literals.pathParts.set(file, pathPartsOf(text, file));
    const named = [...strings].flatMap((string) => fileNamed(string, file, known) ?? []);
    literals.files.set(file, new Set(named.filter((each) => each !== file)));
  }
  return literals;
}
