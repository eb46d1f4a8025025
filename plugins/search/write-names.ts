import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joinHan } from '../../config/search';
import type { PageEntry, SearchEntry, SectionEntry } from './model';
import { makePieces } from './pieces';
import type { SitePage } from './site-pages';
import type { Heading } from './text-index';

/** Headings that most pages have say nothing of theirs. */
const EVERYWHERE = new Set(['api', 'props', 'slots', 'css-classes', 'members']);

function pageEntry(page: SitePage, path: string): PageEntry {
  const { title, kind, family, plan, language, label, keywords } = page;
  const also = [...(label && label !== title ? [label] : []), ...keywords].join('; ');
  return {
    name: title,
    kind: 'page',
    pageKind: kind,
    path,
    language,
    ...(family && { family }),
    ...(plan && { plan }),
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
 * Entries for pages by their titles, and for sections of what is written in prose: members of the
 * reference are listed by themselves.
 */
export function pageEntries(
  pages: readonly SitePage[],
  headings: ReadonlyMap<string, readonly Heading[]>,
  baseUrl: string,
): SearchEntry[] {
  return pages.flatMap((page) => {
    const entry = pageEntry(page, `/${page.permalink.slice(baseUrl.length)}`);
    if (page.kind === 'api') return [entry];
    return [entry, ...sectionEntries(entry, headings.get(page.permalink) ?? [])];
  });
}

/** Writes the list of names in pieces, and the keys of these. */
export function writeNames(folder: string, entries: readonly SearchEntry[]): void {
  const { keys, names, ends } = makePieces(entries);
  const write = (file: string, data: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(data));
  };
  write('keys.json', keys);
  for (const [key, piece] of names) write(`names/${key}.json`, piece);
  for (const [key, piece] of ends) write(`ends/${key}.json`, piece);
}
