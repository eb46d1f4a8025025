import ts from 'typescript';
import { classesFileOf } from './class-names';
import { componentFolderOf, isOfMuiX } from './declared-in';
import type { ApiFamily } from './families';
import type { ReferenceFamilyId } from '../../model/families';
import { createReaders, type CatalogueSource, type Reader } from './package-readers';
import { resolveAlias, type PackageExports } from './program';
import { refuseMissing } from './required-exports';
import { callOf, lastCallOf, ownForSomeArguments, propsTypeOf } from './props-type';
import { typeExpression } from './type-expression';

const UNSTABLE = 'Unstable_';

/** An export that gets a page, and where it is found. */
export interface CatalogueEntry {
  kind: 'component' | 'interface';
  /** Without `Unstable_`. */
  name: string;
  exportName: string;
  family: ReferenceFamilyId;
  /** The package that it is read from. */
  packageName: string;
  /** All packages that export it, the lowest plan first. */
  packages: string[];
  /** The type whose members the page lists, as TypeScript over the package's namespace `M`. */
  type: string;
  /** Props to list although `type` has them from React: `ownForSomeArguments`. */
  ownProps?: string[];
  /** Doc comment of the export, in Markdown. */
  comment: string;
  /** Import statements, each of which works. */
  imports: string[];
  /** Key in the theme's `components`. */
  themeName?: string;
  /** File that declares the constant with its class names. */
  classesFile?: string;
  /** Folder of its package in which the component is declared. */
  folder?: string;
  /** The type that lists its classes, if its props do not. */
  classesType?: string;
  /** Type of the ref's value. */
  ref?: string;
}

/** An export without a page: it is only a name, or a line of the family's index. */
export interface CatalogueExport {
  name: string;
  family: ReferenceFamilyId;
  packageName: string;
  kind: 'hook' | 'selector' | 'export';
  comment: string;
}

export interface Catalogue {
  /** The families of the version, with their packages. */
  families: ApiFamily[];
  entries: CatalogueEntry[];
  exports: CatalogueExport[];
}

/** Doc comments of components list demos and API pages, which the site links anyway. */
function commentOf(reader: Reader, symbol: ts.Symbol): string {
  const resolved = resolveAlias(reader.checker, symbol);
  const text = ts.displayPartsToString(resolved.getDocumentationComment(reader.checker));
  return text.replace(/\n*\s*(?:Demos|API):\s*\n(?:\s*-\s.*(?:\n|$)|\s*\n)*/g, '').trim();
}

/** Checks that an export is called with props and returns something that React renders. */
function isComponent(reader: Reader, found: PackageExports, name: string): boolean {
  const symbol = found.symbols.get(name);
  if (!symbol || !/^[A-Z]/.test(name)) return false;
  if (!(resolveAlias(reader.checker, symbol).flags & ts.SymbolFlags.Value)) return false;
  const signature = callOf(reader.checker, found, symbol);
  return (
    signature !== undefined &&
    /^(?:(?:React\.)?(?:JSX\.)?(?:Element|ReactNode|ReactElement.*)(?: \| null)?)$/.test(
      reader.checker.typeToString(signature.getReturnType()),
    )
  );
}

function exportNameOf(found: PackageExports, name: string): string | undefined {
  return [name, UNSTABLE + name].find((candidate) => found.symbols.has(candidate));
}

/** Packages of other plans may export a stub of a component that only names the plan to use. */
function isOffered(
  reader: Reader,
  found: PackageExports,
  exportName: string,
  component: boolean,
): boolean {
  return found.symbols.has(exportName) && (!component || isComponent(reader, found, exportName));
}

function importsOf(reader: Reader, exportName: string, component: boolean): string[] {
  const unstable = exportName.startsWith(UNSTABLE);
  const name = unstable ? exportName.slice(UNSTABLE.length) : exportName;
  const specifier = unstable ? `${exportName} as ${name}` : exportName;
  const byName = [...reader.packages, ...reader.folders]
    .filter((found) => isOffered(reader, found, exportName, component))
    .map(({ packageName }) => `import { ${specifier} } from '${packageName}';`);
  return [...defaultImports(reader, exportName, name), ...byName];
}

/** A component may be the default export of its folder: `@mui/material/Button`. */
function defaultImports({ folders }: Reader, exportName: string, name: string): string[] {
  return folders
    .filter(({ packageName }) => packageName.split('/').slice(2).join('/') === exportName)
    .filter(({ symbols }) => symbols.has('default'))
    .map(({ packageName }) => `import ${name} from '${packageName}';`);
}

/** Type of the value of a component's ref: `HTMLDivElement`. */
function refOf(reader: Reader, found: PackageExports, symbol: ts.Symbol): string | undefined {
  const { checker } = reader;
  const props = lastCallOf(checker, found, symbol)?.parameters[0];
  if (!props) return undefined;
  const ref = checker.getTypeOfSymbolAtLocation(props, found.source).getProperty('ref');
  if (!ref) return undefined;
  const text = checker.typeToString(checker.getTypeOfSymbolAtLocation(ref, found.source));
  return /(?:RefObject|Ref)<([^<>]+)>/.exec(text)?.[1]?.replace(/^unknown$/, '') || undefined;
}

/** Components have folders of the same name, and some share one: `PopoverPaper` is in `Popover`. */
function folderOf(checker: ts.TypeChecker, symbol: ts.Symbol): string | undefined {
  const [declaration] = resolveAlias(checker, symbol).declarations ?? [];
  return declaration && componentFolderOf(declaration.getSourceFile().fileName)?.name;
}

/** Joy UI and Base UI have no prop `classes`, but a type of the classes that they set. */
function classesTypeOf(
  checker: ts.TypeChecker,
  found: PackageExports,
  name: string,
): string | undefined {
  return isOfMuiX(found.packageName) ? undefined : typeExpression(checker, found, `${name}Classes`);
}

function componentEntry(reader: Reader, found: PackageExports, name: string): CatalogueEntry {
  const exportName = exportNameOf(found, name) ?? name;
  const symbol = found.symbols.get(exportName);
  if (!symbol) throw new Error(`${found.packageName} does not export "${name}"`);
  return {
    kind: 'component',
    name,
    exportName,
    family: reader.family,
    packageName: found.packageName,
    packages: packagesWith(reader, exportName, true),
    type: propsTypeOf(reader.checker, found, name, exportName),
    ownProps: ownForSomeArguments(reader.checker, found, name),
    comment: commentOf(reader, symbol),
    imports: importsOf(reader, exportName, true),
    themeName: reader.themeNames.get(name),
    classesFile: classesFileOf(reader.checker, found, name),
    folder: folderOf(reader.checker, symbol),
    classesType: classesTypeOf(reader.checker, found, name),
    ref: refOf(reader, found, symbol),
  };
}

function packagesWith(reader: Reader, exportName: string, component: boolean): string[] {
  return reader.packages
    .filter((found) => isOffered(reader, found, exportName, component))
    .map(({ packageName }) => packageName);
}

/** An interface is read from the highest plan's package, which has every member of it. */
function interfaceEntry(reader: Reader, name: string): CatalogueEntry | undefined {
  const found = [...reader.packages].reverse().find(({ symbols }) => symbols.has(name));
  const symbol = found?.symbols.get(name);
  if (!found || !symbol) return undefined;
  return {
    kind: 'interface',
    name,
    exportName: name,
    family: reader.family,
    packageName: found.packageName,
    packages: packagesWith(reader, name, false),
    type: typeExpression(reader.checker, found, name) ?? `M.${name}`,
    comment: commentOf(reader, symbol),
    imports: importsOf(reader, name, false),
  };
}

/** Components by name, each in the package of the lowest plan that has it. */
function componentsOf(reader: Reader): Map<string, PackageExports> {
  const components = new Map<string, PackageExports>();
  for (const found of reader.packages) {
    for (const name of found.symbols.keys()) {
      const withProps = found.symbols.has(`${name}Props`) && (reader.only?.has(name) ?? true);
      if (withProps && !components.has(name) && isComponent(reader, found, name)) {
        components.set(name, found);
      }
    }
  }
  for (const name of reader.required.components) {
    const found = reader.packages.find((candidate) => exportNameOf(candidate, name));
    if (found && !components.has(name)) components.set(name, found);
  }
  return components;
}

function entriesOf(reader: Reader): CatalogueEntry[] {
  const { required } = reader;
  const components = [...componentsOf(reader)].map(([name, found]) =>
    componentEntry(reader, found, name),
  );
  const interfaces = required.interfaces.flatMap((name) => interfaceEntry(reader, name) ?? []);
  return [...components.sort((a, b) => a.name.localeCompare(b.name, 'en')), ...interfaces];
}

function exportKind(name: string): CatalogueExport['kind'] {
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^grid\w+Selector$/.test(name) ? 'selector' : 'export';
}

function otherExports(reader: Reader, entries: CatalogueEntry[]): CatalogueExport[] {
  const taken = new Set(entries.map(({ exportName }) => exportName));
  return reader.packages.flatMap(({ packageName, symbols }) =>
    [...symbols].flatMap(([name, symbol]) => {
      if (taken.has(name)) return [];
      taken.add(name);
      const kind = exportKind(name);
      const comment = kind === 'export' ? '' : commentOf(reader, symbol);
      return [{ name, family: reader.family, packageName, kind, comment }];
    }),
  );
}

/**
 * Lists the exports of the packages of a version: the names that get a page, their imports, and the
 * types that have their members.
 * @throws when a required export matches no export
 */
export function createCatalogue(source: CatalogueSource): Catalogue {
  const parts = createReaders(source).map((reader) => ({ reader, entries: entriesOf(reader) }));
  const entries = parts.flatMap((part) => part.entries);
  if (!source.mayLack) refuseMissing(source.required, entries);
  return {
    families: source.families,
    entries,
    exports: parts.flatMap(({ reader, entries }) => otherExports(reader, entries)),
  };
}
