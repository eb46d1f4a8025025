import path from 'node:path';
import ts from 'typescript';
import { packageOfFile, resolveAlias } from '../../api-reference/program';
import { isOfMuiX } from '../../api-reference/declared-in';

/** A name of the packages with the symbol that its card describes. */
export interface FoundExport {
  name: string;
  symbol: ts.Symbol;
  /** What it is imported from; absent for types that are only declared. */
  from?: string;
}

/** What a package exports by its main module, or by one of its folders. */
export interface PackageModule {
  /** `@mui/x-data-grid`, `@mui/x-date-pickers/AdapterDayjs`. */
  name: string;
  exports: Map<string, ts.Symbol>;
}

/** @throws when a package has no declarations */
export function readModule(program: ts.Program, packagesDir: string, name: string): PackageModule {
  const file = path.join(packagesDir, name, 'index.d.ts');
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`The package "${name}" has no declarations`);
  const all = checker.getExportsOfModule(symbol);
  return {
    name,
    exports: new Map(all.map((each) => [each.name, resolveAlias(checker, each)])),
  };
}

function isType(symbol: ts.Symbol): boolean {
  return !(symbol.flags & ts.SymbolFlags.Value);
}

/** Types that the packages use and do not export, unless two have the same name. */
function declaredTypes(program: ts.Program, known: ReadonlySet<string>): FoundExport[] {
  const checker = program.getTypeChecker();
  const found = new Map<string, ts.Symbol | undefined>();
  for (const source of program.getSourceFiles()) {
    if (!isOfMuiX(packageOfFile(source.fileName) ?? '')) continue;
    for (const statement of source.statements) {
      if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) continue;
      const { text } = statement.name;
      const symbol = checker.getSymbolAtLocation(statement.name);
      const another = found.has(text) && found.get(text) !== symbol;
      found.set(text, another ? undefined : symbol);
    }
  }
  return [...found].flatMap(([name, symbol]) =>
    symbol && !known.has(name) ? [{ name, symbol }] : [],
  );
}

/**
 * Everything that has a card, by name. Components are those of the package that documents them, as
 * packages of other plans may only have stubs of them. Types are those of the last package, which has
 * all members, as in the reference.
 * @param modules the main modules of the packages of a version, the lowest plan of each family first
 * @param documented the package of each component in the reference
 */
export function findExports(
  program: ts.Program,
  modules: readonly PackageModule[],
  documented: ReadonlyMap<string, string>,
): Map<string, FoundExport> {
  const found = new Map<string, FoundExport>();
  for (const { name: from, exports } of modules) {
    for (const [name, symbol] of exports) {
      const known = found.get(name);
      if (known && isType(symbol)) known.symbol = symbol;
      else if (!known || documented.get(name) === from) found.set(name, { name, symbol, from });
    }
  }
  for (const each of declaredTypes(program, new Set(found.keys()))) found.set(each.name, each);
  return found;
}
