import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../files/write-atomically';
import { kebabCase } from '../../model/kebab-case';
import pageSchema from './page.schema.json';
import type { ApiFamilyIndex, ApiGridTables, ApiName, ApiPage } from '../../model/api-reference';

/** Writes a file only if its content changes, to avoid needless builds. */
export function writeIfChanged(file: string, text: string): void {
  let before: string | undefined;
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    before = undefined;
  }
  if (before !== text) writeAtomically(file, text);
}

/** Previews that links to a page show on hover, by anchor; the page itself has the empty anchor. */
function previewsOf(page: ApiPage, names: readonly ApiName[]): Record<string, object> {
  const own = names.filter(({ to }) => to?.split('#')[0] === page.path);
  return Object.fromEntries(
    own.map(({ name, to = '', type, default: value, summary, plan }) => [
      to.split('#')[1] ?? '',
      { name, type, default: value, summary, plan },
    ]),
  );
}

/** The address of each exported name; names without a page do not have one. */
function nameMap(names: readonly ApiName[]): Record<string, string> {
  const exported = names.filter(
    ({ owner, to }) => (owner === undefined || owner === 'state') && to,
  );
  return Object.fromEntries(exported.map(({ name, to = '' }) => [name, to]));
}

/**
 * Writes the data for tools: one file per page beside it, one per family, and the map of names.
 * @param folder is served as the root of the site
 */
export function writeJson(
  folder: string,
  data: {
    pages: readonly ApiPage[];
    indexes: readonly ApiFamilyIndex[];
    tables: ApiGridTables;
    names: readonly ApiName[];
  },
): void {
  const write = (file: string, content: unknown) =>
    writeIfChanged(path.join(folder, 'x', 'api', file), JSON.stringify(content));
  for (const page of data.pages) {
    const file = `${page.family}/${kebabCase(page.name)}`;
    write(`${file}.json`, page);
    write(`${file}/preview.json`, previewsOf(page, data.names));
  }
  for (const index of data.indexes) write(`${index.family}/index.json`, index);
  write('data-grid/tables.json', data.tables);
  write('names.json', nameMap(data.names));
  write('page.schema.json', pageSchema);
}
