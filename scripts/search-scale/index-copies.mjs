// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import createJiti from 'jiti';
import { altered, alteredHtml, alteredPath } from './multiply.mjs';

/** @typedef {import('../../model/search-index').SearchEntry} SearchEntry */
/** @typedef {import('../../plugins/outputs/search/page-html').IndexedPage} IndexedPage */

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
/** @type {typeof import('../../plugins/outputs/search/text-index')} */
const { writeTextIndex } = load('../../plugins/outputs/search/text-index.ts');
/** @type {typeof import('../../model/search')} */
const { KEYS_FILE, SEARCH_FOLDER } = load('../../model/search.ts');
/** @type {typeof import('../../plugins/outputs/search/write-names')} */
const { writeNames } = load('../../plugins/outputs/search/write-names.ts');

/**
 * The pages that the index of a build holds.
 * @param {string} build
 * @returns {IndexedPage[]}
 */
function indexedPages(build) {
  const files = [SEARCH_FOLDER, `${SEARCH_FOLDER}/reference`].flatMap((folder) => {
    const fragments = path.join(build, folder, 'fragment');
    return readdirSync(fragments).map((name) => path.join(fragments, name));
  });
  return files.map((file) => {
    const text = gunzipSync(readFileSync(file)).toString('utf8');
    const { url, meta, filters } = JSON.parse(text.slice(text.indexOf('{')));
    return {
      title: meta.title,
      permalink: url,
      kind: filters.kind[0],
      family: filters.family?.[0],
      plan: filters.plan?.[0],
      language: filters.language[0],
      keywords: [],
    };
  });
}

/**
 * @param {string} build
 * @returns {SearchEntry[]}
 */
function listedEntries(build) {
  const folder = path.join(build, SEARCH_FOLDER, 'names');
  const pieces = readdirSync(folder).filter((name) => name !== `${KEYS_FILE}.json`);
  /** @type {SearchEntry[]} */
  const all = pieces.flatMap((name) =>
    Object.values(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))).flat(),
  );
  return [...new Map(all.map((entry) => [`${entry.kind} ${entry.path}`, entry])).values()];
}

/**
 * Links everything of a build but its search index into a folder.
 * @param {string} build
 * @param {string} site folder, which is replaced
 */
function linkBuild(build, site) {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  for (const name of readdirSync(build).filter((each) => each !== SEARCH_FOLDER)) {
    symlinkSync(path.join(build, name), path.join(site, name));
  }
}

/**
 * @param {string} build
 * @param {readonly number[]} copies
 */
function copiedPages(build, copies) {
  const originals = indexedPages(build);
  return copies.flatMap((copy) =>
    originals.map((page) => ({
      ...page,
      copy,
      original: page.permalink,
      title: altered(page.title, copy),
      permalink: alteredPath(page.permalink, copy),
    })),
  );
}

/**
 * @param {string} build
 * @param {readonly number[]} copies
 * @returns {SearchEntry[]}
 */
function copiedEntries(build, copies) {
  const originals = listedEntries(build);
  return copies.flatMap((copy) =>
    originals.map((entry) => ({
      ...entry,
      name: altered(entry.name, copy),
      path: alteredPath(entry.path, copy),
    })),
  );
}

/**
 * Makes a site of a build with an index of many times its pages; everything else is the build's.
 * @param {string} build
 * @param {string} site folder, which is replaced
 * @param {number} copies
 * @returns {Promise<{ pages: number, entries: number, milliseconds: number }>}
 */
export async function indexCopies(build, site, copies) {
  const folder = path.join(site, SEARCH_FOLDER);
  if (!existsSync(path.join(build, SEARCH_FOLDER)))
    throw new Error('No index: run npm run build first');
  linkBuild(build, site);
  const each = Array.from({ length: copies }, (_, copy) => copy);
  const pages = copiedPages(build, each);
  const from = new Map(pages.map((page) => [page.permalink, page]));
  const start = Date.now();
  await writeTextIndex({
    folder,
    pages,
    htmlOf({ permalink }) {
      const { original = permalink, copy = 0 } = from.get(permalink) ?? {};
      const html = readFileSync(path.join(build, original, 'index.html'), 'utf8');
      return alteredHtml(html, copy);
    },
    repeated: new Set(),
  });
  const entries = copiedEntries(build, each);
  writeNames(folder, entries);
  return { pages: pages.length, entries: entries.length, milliseconds: Date.now() - start };
}
