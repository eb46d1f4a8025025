import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joinHan, KEYS_FILE } from '../../../model/search';
import type { PageEntry, ShardKeys, SearchEntry, SectionEntry } from '../../../model/search-index';
import { makeShards } from './shards';
import type { IndexedPage } from './page-html';
import type { Heading } from './text-index';

/** Headings that most pages have. They do not help to find one of them. */
const EVERYWHERE = new Set(['api', 'props', 'slots', 'css-classes', 'members']);

function pageEntry(page: IndexedPage, path: string): PageEntry {
  const { title, kind, family, plan, language, label, keywords } = page;
  const also = keywords.join('; ');
  return {
    name: title,
    kind: 'page',
    pageKind: kind,
    path,
    language,
    ...(family && { family }),
    ...(plan && { plan }),
    ...(label && label !== title && { label }),
    ...(also && { also }),
  };
}

function sectionEntries(page: PageEntry, headings: readonly Heading[]): SectionEntry[] {
  const { pageKind, language, family, plan, name, path: address } = page;
  return headings
    .filter(({ id }) => !EVERYWHERE.has(id))
    .map(({ id, text }) => ({
      name: joinHan(text),
      kind: 'section',
      pageKind,
      path: `${address}#${id}`,
      language,
      page: name,
      ...(family && { family }),
      ...(plan && { plan }),
    }));
}

/**
 * Entries for pages by their titles, and for sections of prose: members of the reference are listed
 * separately.
 * @param deprecated names of components that have a replacement
 */
export function pageEntries(
  pages: readonly IndexedPage[],
  headings: ReadonlyMap<string, readonly Heading[]>,
  baseUrl: string,
  deprecated: ReadonlySet<string>,
): SearchEntry[] {
  return pages.flatMap((page) => {
    const entry = pageEntry(page, `/${page.permalink.slice(baseUrl.length)}`);
    if (page.kind === 'api') {
      return [deprecated.has(page.label ?? '') ? { ...entry, deprecated: true } : entry];
    }
    return [entry, ...sectionEntries(entry, headings.get(page.permalink) ?? [])];
  });
}

/** Writes shards beside their keys. */
function writeShards(folder: string, shards: ReadonlyMap<string, object>): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, data: object) =>
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(data));
  const keys: ShardKeys = [...shards.keys()].sort();
  write(KEYS_FILE, keys);
  for (const [key, shard] of shards) write(key, shard);
}

/** Writes the list of names, by the beginnings and by the ends of words. */
export function writeNames(folder: string, entries: readonly SearchEntry[]): void {
  const { names, ends } = makeShards(entries);
  writeShards(path.join(folder, 'names'), names);
  writeShards(path.join(folder, 'ends'), ends);
}
