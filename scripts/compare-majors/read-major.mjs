// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { typeMembers, valueMembers } from './value-members.mjs';

/**
 * Public names of the packages of one major.
 * @typedef {object} Major
 * @property {Map<string, Set<string>>} exports where each can be imported from
 * @property {Map<string, Set<string>>} members by the name of what is exported: of types, of the props of components, of what hooks return
 * @property {Map<string, Set<string>>} all the same with what comes from other packages, such as attributes of elements
 */

/** Folders of a package that are not public entry points. */
const NOT_PUBLIC =
  /^(?:internals?|node|modern|legacy|esm|node_modules|utils|build|themeAugmentation)$/;

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  skipLibCheck: true,
  noEmit: true,
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  module: ts.ModuleKind.ESNext,
  types: [],
};

/**
 * The entry points of a package: its root, and folders that users import from.
 * @param {string} modules
 * @param {string} name
 * @returns {{ specifier: string, file: string }[]}
 */
function entriesOf(modules, name) {
  const folder = path.join(modules, name);
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_PUBLIC.test(entry.name))
    .map((entry) => ({
      specifier: `${name}/${entry.name}`,
      file: path.join(folder, entry.name, 'index.d.ts'),
    }));
  return [{ specifier: name, file: path.join(folder, 'index.d.ts') }, ...folders].filter(
    ({ file }) => existsSync(file),
  );
}

/**
 * @param {Map<string, Set<string>>} map
 * @param {string} key
 * @param {Iterable<string>} values
 */
function add(map, key, values) {
  const set = map.get(key) ?? new Set();
  for (const value of values) set.add(value);
  map.set(key, set);
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
function resolved(checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** @param {import('./value-members.mjs').Member[]} members */
function namesOf(members) {
  return members.map(({ name }) => name);
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol that is exported
 * @param {ts.Node} place
 */
function membersOf(checker, symbol, place) {
  const types = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias;
  return [
    ...(symbol.flags & types ? typeMembers(checker, checker.getDeclaredTypeOfSymbol(symbol)) : []),
    ...(symbol.flags & ts.SymbolFlags.Value ? valueMembers(checker, symbol, place) : []),
  ];
}

/**
 * @param {string} modules the folder `node_modules` that holds the packages
 * @param {readonly string[]} names of the packages
 * @returns {Major}
 */
export function readMajor(modules, names) {
  const entries = names.flatMap((name) => entriesOf(modules, name));
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  /** @type {Major} */
  const major = { exports: new Map(), members: new Map(), all: new Map() };
  for (const { specifier, file } of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    // A file without exports, such as one that adds to the theme's types.
    if (!module) continue;
    for (const symbol of checker.getExportsOfModule(module)) {
      const name = symbol.getName();
      add(major.exports, name, [specifier]);
      const members = membersOf(checker, resolved(checker, symbol), source);
      add(major.all, name, namesOf(members));
      add(major.members, name, namesOf(members.filter(({ own }) => own)));
    }
  }
  return major;
}
