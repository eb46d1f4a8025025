import { isCapitalWord, isCompound } from './code-names';
import type { DocsVersion } from '../../../model/docs-version';
import { apiPackagesOf } from '../../api-reference/families';
import { declaredNames } from './declared-names';
import { createNearest } from './nearest-name';
import type { Reference } from './reference';

export type Judgement = { known: true } | { known: false; nearest?: string };

const KNOWN: Judgement = { known: true };
const searches = new WeakMap<Reference, ReturnType<typeof createNearest>>();

/** What pages of a version can name. */
interface KnownNames {
  reference: Reference;
  /** Folder that holds the packages of the version. */
  packagesDir: string;
  version: Pick<DocsVersion, 'families'>;
}

/** Searches only compound names: `rowId` is not a misspelling of `rows`. */
function searchIn(reference: Reference) {
  let search = searches.get(reference);
  if (!search) {
    const names = [...reference.byName.keys()];
    search = createNearest(names.filter((name) => isCompound(name) || isCapitalWord(name)));
    searches.set(reference, search);
  }
  return search;
}

/** Looks for a name in the reference, JavaScript, the DOM and the libraries. */
function isKnown(name: string, { reference, packagesDir, version }: KnownNames): boolean {
  if (reference.byName.has(name) || reference.words.has(name)) return true;
  // Components in the theme.
  if (reference.byName.has(name.replace(/^Mui(?=[A-Z])/, ''))) return true;
  return declaredNames(packagesDir, apiPackagesOf(version)).has(name);
}

/**
 * Edits up to which a name counts as misspelled. One word with a capital is often an ordinary
 * name (`Enter`, `Paper`), so it must be very near and not short; a plain word is not judged.
 */
function limitFor(name: string): number {
  if (isCompound(name)) return name.length < 5 ? 1 : 2;
  return isCapitalWord(name) && name.length >= 5 ? 1 : 0;
}

/**
 * Judges a name in inline code.
 * @param used what the demos and fences of the page import, declare or use
 * @returns `nearest` when it is a name of the reference misspelled
 */
export function judgeName(name: string, known: KnownNames, used: ReadonlySet<string>): Judgement {
  const limit = limitFor(name);
  if (limit === 0 || used.has(name) || isKnown(name, known)) return KNOWN;
  const nearest = searchIn(known.reference)(name, limit);
  return nearest === undefined && !isCompound(name) ? KNOWN : { known: false, nearest };
}
