import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EDITOR_LIST } from '../../../model/offline';
import { EDITING_CHUNK } from '../../demos/editing/libraries-module';
import type { OfflineFamilyList, OfflinePage } from '../../../model/offline-lists';
import type { SitePage } from '../../site-pages/site';
import type { PageFiles } from './page-files';
import { filesOfPage, type RouteChunks } from './route-files';

type ListedPage = Pick<SitePage, 'permalink' | 'family'>;

/** Data that lists are made from. */
export interface ListInput {
  outDir: string;
  baseUrl: string;
  /** Id of the build. */
  build: string;
  routes: RouteChunks;
  pageFiles: PageFiles;
}

export interface FamilyListInput extends ListInput {
  /** Pages of the version at `/x/`. */
  pages: readonly ListedPage[];
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The title of a built page, without the name of the site behind it. */
export function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  const own = title.replace(/ \| [^|]*$/, '');
  return own.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Numbers files in the order of their first use. */
class FileTable {
  readonly files: OfflineFamilyList['files'] = [];
  readonly #indexes = new Map<string, number>();

  constructor(readonly input: ListInput) {}

  indexOf(file: string): number {
    const known = this.#indexes.get(file);
    if (known !== undefined) return known;
    const bytes = statSync(path.join(this.input.outDir, file)).size;
    this.#indexes.set(file, this.files.length);
    return this.files.push({ path: this.input.baseUrl + file, bytes }) - 1;
  }
}

function describePage({ permalink }: ListedPage, table: FileTable): OfflinePage {
  const { outDir, baseUrl, routes, pageFiles } = table.input;
  const folder = permalink.slice(baseUrl.length);
  const html = readFileSync(path.join(outDir, folder, 'index.html'));
  // The bundler's order is another one with a warm cache.
  const files = [...filesOfPage(permalink, routes, pageFiles, 'all')].sort();
  // Data for preview cards of names on this page.
  const preview = `${folder}preview.json`;
  if (existsSync(path.join(outDir, preview))) files.push(preview);
  return {
    path: permalink,
    title: titleOf(html.toString('utf8')),
    bytes: html.length,
    files: files.map((file) => table.indexOf(file)),
  };
}

function writeList({ outDir }: ListInput, name: string, list: OfflineFamilyList): void {
  const folder = path.join(outDir, 'x', 'offline');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(list));
}

/** Writes `/x/offline/<family>.json` for every family of the navigation. */
export function writeFamilyLists({ pages, ...input }: FamilyListInput): void {
  for (const family of new Set(pages.flatMap((page) => page.family ?? []))) {
    const table = new FileTable(input);
    const listed = pages
      .filter((page) => page.family === family)
      .map((page) => describePage(page, table));
    writeList(input, family, { build: input.build, pages: listed, files: table.files });
  }
}

/** Writes `/x/offline/editor.json`: all files that are loaded when users edit demos. */
export function writeEditorList(input: ListInput): void {
  const table = new FileTable(input);
  for (const [name, { all }] of input.pageFiles.byChunk) {
    if (name.startsWith(EDITING_CHUNK)) all.forEach((file) => table.indexOf(file));
  }
  writeList(input, EDITOR_LIST, { build: input.build, pages: [], files: table.files });
}
