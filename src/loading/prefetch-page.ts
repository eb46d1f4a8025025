import names from '@generated/routesChunkNames';
import registry from '@generated/registry';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import { isSlow, savesData } from './connection';
import { fileToPrefetch } from './file-of-part';

/** Lists the parts in an entry of Docusaurus' table, which nests them. */
function listParts(entry: unknown): unknown[] {
  return typeof entry === 'object' && entry ? Object.values(entry).flatMap(listParts) : [entry];
}

/** Parts of pages by path. Docusaurus adds a hash to each path in its table. */
function createTable(): Map<string, unknown[]> {
  const table = new Map<string, unknown[]>();
  for (const [key, entry] of Object.entries(names)) {
    const path = key.replace(/-[^-]+$/, '');
    table.set(path, [...(table.get(path) ?? []), ...listParts(entry)]);
  }
  return table;
}

let table: Map<string, unknown[]> | undefined;
const asked = new Set<string>();

/**
 * Prefetches the files of a page that a link leads to, unless the reader saves data or has a
 * slow network. Docusaurus' own function matches each link with the routes of all pages and searches the
 * table from its beginning: 70 ms of a desktop's processor for the links of a page, and more of a phone's.
 * @param path of the page, as links name it
 */
export function prefetchPage(path: string): void {
  if (asked.has(path) || savesData() || isSlow()) return;
  asked.add(path);
  table ??= createTable();
  for (const part of table.get(path) ?? []) {
    const [load] = registry[String(part)] ?? [];
    const file = load && fileToPrefetch(load);
    if (file) void prefetchFile(file);
  }
}
