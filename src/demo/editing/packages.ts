import { loadWithRetry } from '@site/src/loading/load-with-retry';
import { UserFacingError } from './user-facing-error';

/** Functions that load modules of packages, by what one writes to import them. */
export type Libraries = Readonly<Partial<Record<string, () => Promise<object>>>>;

/** Modules that every demo can import. */
const ALWAYS = ['react', 'react-dom'];

/** `@mui/material` for `@mui/material/Box`. */
function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

/** Adds packages that are installed together: users of a MUI X package also have MUI. */
function withPeers(name: string): string[] {
  return name.startsWith('@mui/x-') ? [name, '@mui/material'] : [name];
}

/**
 * The packages that an edited demo can import from: those of the demo as it is written, so it
 * also runs in an exported project, with the packages that it installs.
 * @param specifiers what the demo and its files import
 */
export function packagesOfDemo(specifiers: readonly string[]): string[] {
  const own = specifiers.map(packageOf).flatMap(withPeers);
  return [...new Set([...ALWAYS, ...own])].sort();
}

/** Names that a reader may import: packages, or the parts of them that the site includes. */
function importableNames(libraries: Libraries, packages: readonly string[]): string[] {
  return packages.flatMap((name) =>
    libraries[name]
      ? [name]
      : Object.keys(libraries).filter((specifier) => packageOf(specifier) === name),
  );
}

/** Returns a part that no demo of the site imports, from the complete package. */
function partOf(root: object, specifier: string): object | undefined {
  const name = specifier.split('/').at(-1) ?? '';
  const exports: Partial<Record<string, unknown>> = { ...root };
  return name in exports ? { ...exports, default: exports[name] } : undefined;
}

/**
 * Loads a module of a package; readers can have one that does not come tried again.
 * @param packages those that the demo can import from
 * @param files names of the demo's own files, for the message
 * @throws {UserFacingError} when no such module exists, or the demo's packages lack that name
 */
export async function loadPackage(
  specifier: string,
  { libraries, packages, files }: ImportableNames,
): Promise<object> {
  const name = packageOf(specifier);
  if (packages.includes(name)) {
    const load = libraries[specifier];
    if (load) return loadWithRetry(load);
    const loadRoot = libraries[name];
    const root = loadRoot && (await loadWithRetry(loadRoot));
    const part = root && partOf(root, specifier);
    if (part) return part;
  }
  throw unknownImport(specifier, { libraries, packages, files });
}

/** Names that modules of a demo can import. */
export interface ImportableNames {
  libraries: Libraries;
  packages: readonly string[];
  files: readonly string[];
}

/** Says what can be imported in place of something that cannot. */
export function unknownImport(request: string, names: ImportableNames): UserFacingError {
  const known = [...importableNames(names.libraries, names.packages), ...names.files];
  return new UserFacingError('editor.unknownImport', { request, known: known.join(', ') });
}

/**
 * A module whose unknown exports are errors where they are used. They would be `undefined`, and
 * fail somewhere else and much later.
 */
export function strictModule(exports: object, request: string): object {
  return new Proxy(exports, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !(name in target) && !/^(?:__esModule|then)$/.test(name)) {
        throw new UserFacingError('editor.unknownExport', { request, name });
      }
      return name === '__esModule' ? true : Reflect.get(target, name, receiver);
    },
  });
}
