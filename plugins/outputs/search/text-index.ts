import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import type * as Pagefind from 'pagefind';
import { REFERENCE_FOLDER } from '../../../model/search';
import { deterministicIndex, type IndexFile } from './deterministic-index';
import { indexedHtml, NOT_TEXT, TEXT_ROOT, type IndexedPage } from './page-html';
import { withReportedLosses } from './reported-losses';

// Published only as an ES module, which the loader of the configuration would convert to CommonJS.
const importModule = createRequire(__filename)('../../api-reference/import-module.cjs') as (
  name: 'pagefind',
) => Promise<typeof Pagefind>;

/**
 * Entries of a chunk of the index: a query of two words needs two chunks, and with Pagefind's own
 * size of 20000 these are twice 30 kB. Its service reads the size only from the environment.
 */
const CHUNK_SIZE = 1500;

/** Files of Pagefind that the site uses: the index, and the engine for the main thread. The rest is UI. */
const INDEX = /\.pf_\w+$|^pagefind-entry\.json$/;
const ENGINE = /^pagefind\.js$|^wasm\.en\.pagefind$/;

/** A heading that can be jumped to. */
export interface Heading {
  id: string;
  text: string;
}

/** Pagefind's data of a page, after its signature. */
interface Fragment {
  url: string;
  anchors: { element: string; id: string; text: string }[];
}

function readFragment({ content }: IndexFile): Fragment {
  const text = gunzipSync(content).toString('utf8');
  return JSON.parse(text.slice(text.indexOf('{'))) as Fragment;
}

/** Headings of sections, by the address of their page. */
function headingsOf(files: readonly IndexFile[]): Map<string, Heading[]> {
  const fragments = files.filter((file) => file.path.endsWith('.pf_fragment')).map(readFragment);
  return new Map(
    fragments.map(({ url, anchors }) => [
      url,
      anchors
        .filter(({ element }) => element === 'h2' || element === 'h3')
        .map(({ id, text }) => ({ id, text: text.trim() })),
    ]),
  );
}

function writeFiles(folder: string, files: readonly IndexFile[]): void {
  for (const { path: name, content } of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

interface TextIndexInput {
  folder: string;
  pages: readonly IndexedPage[];
  /** Reads the built HTML of a page. */
  htmlOf(page: IndexedPage): string;
  repeated: ReadonlySet<string>;
}

/**
 * Indexes some of the pages. All are one language for Pagefind: English ones replace those that are not
 * translated, and are found by the same engine and with comparable scores.
 */
async function index(
  input: TextIndexInput,
  isWanted: (page: IndexedPage) => boolean,
): Promise<IndexFile[]> {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = String(CHUNK_SIZE);
  const { createIndex } = await importModule('pagefind');
  const { index: made, errors } = await createIndex({
    forceLanguage: 'en',
    rootSelector: TEXT_ROOT,
    excludeSelectors: NOT_TEXT,
  });
  if (!made) throw new Error(`Pagefind does not start: ${errors.join('; ')}`);
  for (const page of input.pages.filter(isWanted)) {
    const added = await made.addHTMLFile({
      url: page.permalink,
      content: indexedHtml(input.htmlOf(page), page, input.repeated),
    });
    if (added.errors.length > 0) throw new Error(`${page.permalink}: ${added.errors.join('; ')}`);
  }
  // `writeFiles` resolves before the files are complete.
  const { files } = await made.getFiles();
  await made.deleteIndex();
  return deterministicIndex(files);
}

function named(files: readonly IndexFile[], name: RegExp): IndexFile[] {
  return files.filter((file) => name.test(path.basename(file.path)));
}

/** Pagefind's script has long names; without them a first query costs 2 kB less. */
async function smaller(file: IndexFile): Promise<IndexFile> {
  if (!file.path.endsWith('.js')) return file;
  const source = withReportedLosses(Buffer.from(file.content).toString('utf8'));
  const { code } = await minify(source, { module: true, compress: true, mangle: true });
  return { ...file, content: Buffer.from(code) };
}

/** The entry of an index in a folder below the one that has the engine: it takes that one's. */
function withEngineAbove(file: IndexFile): IndexFile {
  if (file.path !== 'pagefind-entry.json') return file;
  const entry = Buffer.from(file.content).toString('utf8');
  // Pagefind makes `<folder>/wasm.<name>.pagefind` of it.
  return { ...file, content: Buffer.from(entry.replace('"wasm":"en"', '"wasm":"/../../wasm.en"')) };
}

/**
 * Writes Pagefind's indexes of pages: that of prose, and below it that of the reference.
 * @returns the headings of pages in prose, by their addresses
 * @throws with the message of Pagefind when it cannot read a page
 */
export async function writeTextIndex(input: TextIndexInput): Promise<Map<string, Heading[]>> {
  const prose = await index(input, ({ kind }) => kind !== 'api');
  const engine = await Promise.all(named(prose, ENGINE).map(smaller));
  writeFiles(input.folder, [...named(prose, INDEX), ...engine]);
  const reference = await index(input, ({ kind }) => kind === 'api');
  const folder = path.join(input.folder, REFERENCE_FOLDER);
  writeFiles(folder, named(reference, INDEX).map(withEngineAbove));
  return headingsOf(prose);
}
