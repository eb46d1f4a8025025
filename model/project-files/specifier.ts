import { parseRange } from './version-range';

/** Why a dependency does not show which versions it means. */
export type Unresolved = 'catalog' | 'workspace' | 'other';

/** What a dependency in a package.json or a lockfile asks for. */
export interface Specifier {
  /** The package, where it is installed under another name. */
  name?: string;
  range?: string;
  unresolved?: Unresolved;
}

/** Ranges of catalogs by their names; the default one has the name `default`. */
export type Catalogs = ReadonlyMap<string, ReadonlyMap<string, string>>;

const NAME = /^(?:@[\w.~-]{1,100}\/)?[\w.~-]{1,100}$/;

/** Checks for what npm allows as a name. */
function isPackageName(text: string): boolean {
  return NAME.test(text);
}

/** Splits `@mui/x-charts@^7.0.0` at the last `@` that is not the first character. */
export function splitDescriptor(text: string): { name: string; rest: string } | undefined {
  const at = text.indexOf('@', 1);
  const name = at < 0 ? text : text.slice(0, at);
  if (!isPackageName(name)) return undefined;
  return { name, rest: at < 0 ? '' : text.slice(at + 1) };
}

function rangeOrOther(text: string): Specifier {
  return parseRange(text) ? { range: text } : { unresolved: 'other' };
}

/** `npm:^7.0.0` of Yarn, or `npm:@mui/x-data-grid@^6.0.0` of all package managers. */
function npmSpecifier(text: string): Specifier {
  if (parseRange(text)) return { range: text };
  const alias = splitDescriptor(text);
  return alias ? { name: alias.name, ...rangeOrOther(alias.rest) } : { unresolved: 'other' };
}

/** `patch:@mui/x-charts@npm%3A7.2.0#~/.yarn/patches/charts.patch` of Yarn. */
function patchedSpecifier(text: string): Specifier {
  const patched = splitDescriptor((text.split('#')[0] ?? '').replace('%3A', ':'));
  return rangeOrOther(patched?.rest.replace(/^npm:/, '') ?? '');
}

/**
 * Reads what a dependency asks for.
 * @param name of the package, which catalogs are asked for
 */
export function parseSpecifier(name: string, text: string, catalogs: Catalogs): Specifier {
  const [, protocol, rest = ''] = /^([a-z+]{1,20}):(.*)$/s.exec(text.trim()) ?? [];
  switch (protocol) {
    case undefined:
      return rangeOrOther(text.trim());
    case 'npm':
      return npmSpecifier(rest);
    case 'patch':
      return patchedSpecifier(rest);
    case 'workspace':
      return /\d/.test(rest) && parseRange(rest) ? { range: rest } : { unresolved: 'workspace' };
    case 'catalog': {
      const range = catalogs.get(rest || 'default')?.get(name);
      return range === undefined ? { unresolved: 'catalog' } : rangeOrOther(range);
    }
    default:
      return { unresolved: 'other' };
  }
}
