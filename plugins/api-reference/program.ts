import path from 'node:path';
import ts from 'typescript';

/** Compiler options for reading declarations; they must match TypeDoc's tsconfig. */
export const COMPILER_OPTIONS = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['react'],
} as const;

/** The exports of one package, as the TypeScript compiler sees them. */
export interface PackageExports {
  packageName: string;
  source: ts.SourceFile;
  symbols: Map<string, ts.Symbol>;
}

export interface ReferenceProgram {
  checker: ts.TypeChecker;
  exportsOf(packageName: string): PackageExports;
}

function declarationFile(packagesDir: string, specifier: string): string {
  return path.join(packagesDir, specifier, 'index.d.ts');
}

/**
 * Reads the declarations of packages with the TypeScript compiler.
 * @param packagesDir folder that holds the packages
 * @param specifiers packages, and folders of packages: `@mui/x-data-grid/DataGrid`
 * @param host reads files; the compiler's own by default
 * @throws when a package has no declarations
 */
export function createReferenceProgram(
  packagesDir: string,
  specifiers: string[],
  host?: ts.CompilerHost,
): ReferenceProgram {
  const { options } = ts.convertCompilerOptionsFromJson(COMPILER_OPTIONS, packagesDir);
  const program = ts.createProgram(
    specifiers.map((specifier) => declarationFile(packagesDir, specifier)),
    options,
    host,
  );
  const checker = program.getTypeChecker();
  return {
    checker,
    exportsOf(packageName) {
      const source = program.getSourceFile(declarationFile(packagesDir, packageName));
      const module = source && checker.getSymbolAtLocation(source);
      if (!source || !module) throw new Error(`The package "${packageName}" has no declarations`);
      const symbols = new Map(
        checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]),
      );
      return { packageName, source, symbols };
    },
  };
}

/** The symbol that an export is an alias of. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The npm package that a file of declarations belongs to. */
export function packageOfFile(file: string): string | undefined {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file)?.[1];
}
