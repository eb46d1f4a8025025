import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ApiName } from '../../../model/api-reference';
import { filesBelow } from '../../files/files-below';

/** The reference of one version, as the pages of that version need it. */
export interface Reference {
  docsRoot: string;
  byName: ReadonlyMap<string, readonly ApiName[]>;
  /** By global class name: `MuiDataGrid-root`. */
  byClass: ReadonlyMap<string, readonly ApiName[]>;
  /** Every identifier that appears in the data, in types and defaults too. */
  words: ReadonlySet<string>;
}

const references = new Map<string, { mtime: number; reference: Reference }>();

/** Identifiers and other words of a text. */
export function wordsIn(text: string): string[] {
  return text.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

function groupBy(names: readonly ApiName[], keyOf: (name: ApiName) => string | undefined) {
  const groups = new Map<string, ApiName[]>();
  for (const name of names) {
    const key = keyOf(name);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(name);
    else groups.set(key, [name]);
  }
  return groups;
}

/** The data beside the pages of the reference, which has more than `names.json`. */
function dataFiles(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => /(?:^|\/)(?:page|tables|names)\.json$/.test(file))
    .map((file) => path.join(folder, file));
}

function parseNames(file: string): ApiName[] {
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(data)) throw new Error(`${file} is not a list of names`);
  return data as ApiName[];
}

function load(docsRoot: string, file: string): Reference {
  const names = parseNames(file);
  const files = dataFiles(path.dirname(file));
  return {
    docsRoot,
    byName: groupBy(names, ({ name }) => name),
    byClass: groupBy(names, ({ kind, type }) => (kind === 'class' ? type : undefined)),
    words: new Set(files.flatMap((data) => wordsIn(readFileSync(data, 'utf8')))),
  };
}

/**
 * Reads the reference that the generator wrote for a version, once until it is written again.
 * @param docsRoot folder of the version's pages
 * @throws when it was not generated
 */
export function readReference(docsRoot: string): Reference {
  const file = path.join(docsRoot, 'api', 'names.json');
  if (!existsSync(file)) {
    throw new Error(`The API reference has not been generated: there is no ${file}`);
  }
  const mtime = statSync(file).mtimeMs;
  const known = references.get(docsRoot);
  if (known?.mtime === mtime) return known.reference;
  const reference = load(docsRoot, file);
  references.set(docsRoot, { mtime, reference });
  return reference;
}

/** The page of the reference of that name, or the place of a hook. */
export function findPage(reference: Reference, name: string): ApiName | undefined {
  const kinds: ApiName['kind'][] = ['component', 'interface', 'hook'];
  return reference.byName.get(name)?.find(({ kind, to }) => to && kinds.includes(kind));
}
