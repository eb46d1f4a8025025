import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OfflineFamilyList, OfflinePage } from './family-list';
import type { PageFiles } from './page-files';
import { filesOfPage, type RouteChunks } from './route-files';

interface Doc {
  path: string;
  sidebar?: string;
}

/** What the lists are made from. */
export interface FamilyListInput {
  outDir: string;
  baseUrl: string;
  /** Pages of the version that stands at `/x/`. */
  docs: readonly Doc[];
  routes: RouteChunks;
  pageFiles: PageFiles;
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

/** Numbers files in the order in which they are first asked for. */
class FileTable {
  readonly files: OfflineFamilyList['files'] = [];
  readonly #indexes = new Map<string, number>();

  constructor(readonly input: FamilyListInput) {}

  indexOf(file: string): number {
    const known = this.#indexes.get(file);
    if (known !== undefined) return known;
    const bytes = statSync(path.join(this.input.outDir, file)).size;
    this.#indexes.set(file, this.files.length);
    return this.files.push({ path: this.input.baseUrl + file, bytes }) - 1;
  }
}

function describePage(doc: Doc, table: FileTable): OfflinePage {
  const { outDir, baseUrl, routes, pageFiles } = table.input;
  const folder = doc.path.slice(baseUrl.length);
  const html = readFileSync(path.join(outDir, folder, 'index.html'));
  const files = [...filesOfPage(doc.path, routes, pageFiles, 'all')];
  // What cards show that name a prop of this page.
  const preview = `${folder}preview.json`;
  if (existsSync(path.join(outDir, preview))) files.push(preview);
  return {
    path: doc.path,
    title: titleOf(html.toString('utf8')),
    bytes: html.length,
    files: files.map((file) => table.indexOf(file)),
  };
}

function makeList(docs: readonly Doc[], input: FamilyListInput): OfflineFamilyList {
  const table = new FileTable(input);
  const pages = docs.map((doc) => describePage(doc, table));
  const hash = createHash('sha256').update(JSON.stringify([pages, table.files]));
  return { version: hash.digest('hex').slice(0, 16), pages, files: table.files };
}

/** Writes `/x/offline/<family>.json` for every family of the navigation. */
export function writeFamilyLists(input: FamilyListInput): void {
  const folder = path.join(input.outDir, 'x', 'offline');
  mkdirSync(folder, { recursive: true });
  for (const family of new Set(input.docs.flatMap(({ sidebar }) => sidebar ?? []))) {
    const docs = input.docs.filter(({ sidebar }) => sidebar === family);
    writeFileSync(path.join(folder, `${family}.json`), JSON.stringify(makeList(docs, input)));
  }
}
