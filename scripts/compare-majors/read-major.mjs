// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * What the packages of one major offer.
 * @typedef {object} Major
 * @property {Map<string, Set<string>>} exports where each can be imported from
 * @property {Map<string, Set<string>>} members of exported types, such as props: by the type's name
 */

/** Folders of a package that are no entry points for readers. */
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
 * The entry points of a package: its root, and folders that readers import from.
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
 * Whether a member is the packages' own: attributes of elements and props of Material UI come along
 * with the types that are extended, and are none of ours.
 * @param {ts.Symbol} member
 */
function isOwn({ declarations = [] }) {
  return (
    declarations.length === 0 ||
    declarations.some((declaration) => declaration.getSourceFile().fileName.includes('/@mui/x-'))
  );
}

/**
 * Names of the members of a type; of a union, those of any part.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @returns {string[]}
 */
function memberNames(checker, type) {
  if (type.isUnion()) return type.types.flatMap((part) => memberNames(checker, part));
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
  if (type.getCallSignatures().length > 0 || checker.isArrayLikeType(type)) return [];
  return checker
    .getPropertiesOfType(type)
    .filter(isOwn)
    .map((symbol) => symbol.getName());
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
function resolved(checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
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
  const major = { exports: new Map(), members: new Map() };
  for (const { specifier, file } of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    // A file without exports, such as one that adds to the theme's types.
    if (!module) continue;
    for (const symbol of checker.getExportsOfModule(module)) {
      const name = symbol.getName();
      add(major.exports, name, [specifier]);
      const { flags } = resolved(checker, symbol);
      if (!(flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) continue;
      const type = checker.getDeclaredTypeOfSymbol(resolved(checker, symbol));
      add(major.members, name, memberNames(checker, type));
    }
  }
  return major;
}
