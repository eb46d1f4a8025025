import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { indexedHtml, NOT_TEXT, TEXT_ROOT } from './page-html';
import type { SitePage } from './site-pages';

// Published as an ES module alone, which the loader of the configuration would make CommonJS of.
const importModule = createRequire(__filename)('../api-reference/import-module.cjs') as (
  name: 'pagefind',
) => Promise<typeof import('pagefind')>;

/**
 * Entries of a piece of the index: a query of two words needs two pieces, and with Pagefind's own
 * size of 20000 these are twice 30 kB. Its service takes the size from the environment alone.
 */
const PIECE_SIZE = 3000;

/** Of what Pagefind writes: its engine for the main thread, and the index. The rest is interfaces. */
const NEEDED = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.*\.pf_\w+)$/;

/** A heading that can be jumped to. */
export interface Heading {
  id: string;
  text: string;
}

interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** What Pagefind keeps of a page, after its signature. */
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
  pages: readonly SitePage[];
  /** File of the build with a page's HTML. */
  fileOf(page: SitePage): string;
  repeated: ReadonlySet<string>;
}

/**
 * Writes Pagefind's index of pages. All are one language for it: English ones stand in for what is
 * not translated, and are found by the same engine and with comparable scores.
 * @returns the headings of each page, by its address
 * @throws with what Pagefind says when it cannot read a page
 */
export async function writeTextIndex(input: TextIndexInput): Promise<Map<string, Heading[]>> {
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE = String(PIECE_SIZE);
  const { createIndex } = await importModule('pagefind');
  const { index, errors } = await createIndex({
    forceLanguage: 'en',
    rootSelector: TEXT_ROOT,
    excludeSelectors: NOT_TEXT,
  });
  if (!index) throw new Error(`Pagefind does not start: ${errors.join('; ')}`);
  for (const page of input.pages) {
    const html = readFileSync(input.fileOf(page), 'utf8');
    const added = await index.addHTMLFile({
      url: page.permalink,
      content: indexedHtml(html, page, input.repeated),
    });
    if (added.errors.length > 0) throw new Error(`${page.permalink}: ${added.errors.join('; ')}`);
  }
  // `writeFiles` says that it is ready before it is.
  const { files } = await index.getFiles();
  await index.deleteIndex();
  const needed = files.filter((file) => NEEDED.test(path.basename(file.path)));
  writeFiles(input.folder, needed);
  return headingsOf(needed);
}
