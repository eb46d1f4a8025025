import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folders of packages that users do not import from. */
const NOT_PUBLIC =
  /^(?:internals?|node|modern|legacy|esm|node_modules|utils|build|themeAugmentation)$/;

/** The entry points of a package: its root, and folders such as `locales`. */
function entriesOf(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_PUBLIC.test(entry.name))
    .map((entry) => path.join(folder, entry.name));
  return [folder, ...folders]
    .map((each) => path.join(each, 'index.d.ts'))
    .filter((file) => existsSync(file));
}

/** The file that a module is declared in; undefined if it belongs to another library. */
function declarationOf(packagesDir: string, from: string, specifier: string): string | undefined {
  if (!/^(?:\.|@mui\/x-)/.test(specifier)) return undefined;
  const folder = specifier.startsWith('.') ? path.dirname(from) : packagesDir;
  const base = path.join(folder, specifier);
  return [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((file) => existsSync(file));
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** The names that a statement declares. */
function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return named && statement.name ? [statement.name.text] : [];
}

/** The names that `export … from` and `export { … }` name. */
function namedExports({ exportClause }: ts.ExportDeclaration): string[] {
  if (!exportClause) return [];
  if (ts.isNamespaceExport(exportClause)) return [exportClause.name.text];
  return exportClause.elements.map(({ name }) => name.text);
}

function collect(packagesDir: string, file: string, seen: Set<string>, names: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement)) {
      if (isExported(statement)) declaredNames(statement).forEach((name) => names.add(name));
      continue;
    }
    namedExports(statement).forEach((name) => names.add(name));
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue;
    const next = declarationOf(packagesDir, file, moduleSpecifier.text);
    if (next) collect(packagesDir, next, seen, names);
  }
}

/**
 * Lists what users can import from packages of MUI X: components, hooks, functions, constants and
 * types. It reads only the statements that export something, so it is fast.
 * @param packagesDir folder `node_modules` with the packages
 * @param packages names of packages
 * @returns sorted names, without `default`
 */
export function readExports(packagesDir: string, packages: readonly string[]): string[] {
  const names = new Set<string>();
  for (const name of packages) {
    const seen = new Set<string>();
    for (const file of entriesOf(path.join(packagesDir, name))) {
      collect(packagesDir, file, seen, names);
    }
  }
  names.delete('default');
  return [...names].sort();
}
