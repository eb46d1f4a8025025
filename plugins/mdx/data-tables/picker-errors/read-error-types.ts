import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Declarations that name the codes, community first. */
const FILES = ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'].map((name) =>
  path.join(name, 'models/validation.d.ts'),
);

/** Codes of errors by the exported type that holds them: `DateValidationError`. */
export type ErrorTypes = ReadonlyMap<string, ReadonlySet<string>>;

/** The strings that a type is made of; those of what it names and of its arguments are among them. */
function literalsOf(node: ts.Node, aliases: ReadonlyMap<string, ts.TypeNode>): string[] {
  if (ts.isLiteralTypeNode(node)) {
    return ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
  }
  const named = ts.isTypeReferenceNode(node) ? aliases.get(node.typeName.getText()) : undefined;
  const parts: ts.Node[] = named ? [named] : [];
  node.forEachChild((child) => void parts.push(child));
  return parts.flatMap((part) => literalsOf(part, aliases));
}

/**
 * Reads which codes a type of errors knows.
 * @param texts of declaration files, each of which may name types of the others
 */
export function errorTypesOf(texts: readonly string[]): ErrorTypes {
  const aliases = new Map<string, ts.TypeNode>();
  const exported: string[] = [];
  for (const text of texts) {
    const file = ts.createSourceFile('validation.d.ts', text, ts.ScriptTarget.Latest, true);
    for (const statement of file.statements) {
      if (!ts.isTypeAliasDeclaration(statement)) continue;
      aliases.set(statement.name.text, statement.type);
      const isExported = statement.modifiers?.some(
        ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
      );
      if (isExported) exported.push(statement.name.text);
    }
  }
  return new Map(
    exported.map((name) => {
      const type = aliases.get(name);
      return [name, new Set(type ? literalsOf(type, aliases) : [])];
    }),
  );
}

/**
 * The codes of the installed Date and Time Pickers.
 * @param packagesDir folder that holds the packages
 */
export function readErrorTypes(packagesDir: string): ErrorTypes {
  return errorTypesOf(FILES.map((file) => readFileSync(path.join(packagesDir, file), 'utf8')));
}
