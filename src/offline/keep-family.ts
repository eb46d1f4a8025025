import siteConfig from '@generated/docusaurus.config';
import { SEARCH_LIST } from '@site/model/offline';
import type { OfflineFamilyList } from '@site/model/offline-lists';
import { bytesOf, loadFamilyList } from './family-lists';
import { fetchFilesInto, fetchPage, forEachConcurrently } from './fetch-listed-files';
import { changeRecords, namesOf, readRecords, type FamilyRecord, type Records } from './records';
import { isQuotaError } from './quota-error';
import { tidy } from './tidy';
import { UnexpectedResponseError } from './complete-response';

interface KeepOptions {
  signal?: AbortSignal;
  onProgress?(done: number, total: number): void;
}

function recordOf(list: OfflineFamilyList): FamilyRecord {
  return {
    build: list.build,
    bytes: bytesOf(list),
    pages: list.pages.map(({ path, title }) => ({ path, title })),
    files: list.files.map(({ path }) => path),
  };
}

/** Files by page. */
function filesByPage({ pages, files }: OfflineFamilyList): Map<string, string[]> {
  return new Map(
    pages.map((page) => [page.path, page.files.flatMap((index) => files[index]?.path ?? [])]),
  );
}

function union(first: readonly string[], second: readonly string[]): string[] {
  return [...new Set([...first, ...second])];
}

/**
 * The records while pages are being replaced: the family and pages that were read name the files of
 * both builds, and the family no build.
 */
function whileReplacing(family: string, list: OfflineFamilyList) {
  const ofPages = filesByPage(list);
  const record = recordOf(list);
  return ({ pages, families }: Records): Records => ({
    pages: mapValues(pages, (page, path) => ({
      ...page,
      files: union(page.files, ofPages.get(path) ?? []),
    })),
    families: {
      ...families,
      [family]: {
        ...record,
        build: '',
        files: union(record.files, families[family]?.files ?? []),
      },
    },
  });
}

/** The records once all pages are those of the list. */
function whenReplaced(family: string, list: OfflineFamilyList) {
  const ofPages = filesByPage(list);
  return ({ pages, families }: Records): Records => ({
    pages: mapValues(pages, (page, path) => ({ ...page, files: ofPages.get(path) ?? page.files })),
    families: { ...families, [family]: recordOf(list) },
  });
}

function mapValues<Value>(
  record: Record<string, Value>,
  change: (value: Value, key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}

/** Fetches all pages of a list before any of them is stored. */
async function fetchPages(
  { build, pages }: OfflineFamilyList,
  signal: AbortSignal | undefined,
  onBytes: (bytes: number) => void,
): Promise<Map<string, Response>> {
  const fetched = new Map<string, Response>();
  const fetchNext = async ({ path, bytes }: { path: string; bytes: number }) => {
    fetched.set(path, await fetchPage(path, build, signal));
    onBytes(bytes);
  };
  await forEachConcurrently(pages, fetchNext, signal);
  return fetched;
}

/**
 * Replaces the pages of the previous build. If the browser is closed meanwhile, each page still has
 * its files, and the next visit finishes the work.
 */
async function replacePages(
  baseUrl: string,
  family: string,
  list: OfflineFamilyList,
  pages: ReadonlyMap<string, Response>,
): Promise<void> {
  await changeRecords(baseUrl, whileReplacing(family, list));
  const cache = await caches.open(namesOf(baseUrl).pages);
  for (const [path, page] of pages) await cache.put(path, page);
  await changeRecords(baseUrl, whenReplaced(family, list));
}

/** Fetches the files and pages of a list, and records the family when all of them are stored. */
async function keepList(
  baseUrl: string,
  family: string,
  list: OfflineFamilyList,
  { signal, onProgress }: KeepOptions,
): Promise<void> {
  const total = bytesOf(list);
  let done = 0;
  const onBytes = (bytes: number) => {
    done += bytes;
    onProgress?.(done, total);
  };
  onProgress?.(0, total);
  const files = await caches.open(namesOf(baseUrl).files);
  await fetchFilesInto(files, list.files, { signal, onBytes });
  await replacePages(baseUrl, family, list, await fetchPages(list, signal, onBytes));
}

/**
 * Fetches all pages of a family with everything they need, or all files of a part such as the
 * editor. Pages of an earlier build stay readable until the last new one is fetched.
 * @throws if it was canceled, without a network, or if the host sends something else: the next
 * attempt continues with the files that are stored. If storage is full, everything new is removed
 */
export async function keepFamily(
  baseUrl: string,
  family: string,
  options: KeepOptions = {},
): Promise<FamilyRecord> {
  const list = await loadFamilyList(baseUrl, family, true);
  const isKept = family in (await readRecords(baseUrl)).families;
  try {
    await keepList(baseUrl, family, list, options);
  } catch (error) {
    if (isQuotaError(error)) {
      await (isKept ? removeLeftovers(baseUrl) : removeFamily(baseUrl, family));
    }
    throw error;
  }
  return recordOf(list);
}

/** Returns whether a family needs the search; parts such as the editor have no pages. */
function needsSearch(families: readonly FamilyRecord[]): boolean {
  return families.some(({ pages }) => pages.length > 0);
}

function without(family: string, { pages, families }: Records): Records {
  const others = Object.entries(families).filter(([name]) => name !== family);
  const keepsSearch = needsSearch(others.map(([, record]) => record));
  return {
    pages,
    families: Object.fromEntries(others.filter(([name]) => keepsSearch || name !== SEARCH_LIST)),
  };
}

/**
 * Removes a family, except pages that the reader has visited. Files go first, because writing the
 * records may need the space that they free.
 */
export async function removeFamily(baseUrl: string, family: string): Promise<void> {
  await tidy(baseUrl, without(family, await readRecords(baseUrl)), true);
  await changeRecords(baseUrl, (records) => without(family, records));
}

/** Removes files and pages that are not in any record. */
async function removeLeftovers(baseUrl: string): Promise<void> {
  await tidy(baseUrl, await readRecords(baseUrl), true);
}

/**
 * Ignores unexpected responses: the host is being updated, or no longer has a family. The stored
 * pages stay readable.
 */
async function ignoreUnexpectedResponse(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UnexpectedResponseError)) throw error;
  }
}

/**
 * Fetches what a new build has changed in the families that are kept, and the search if it did not
 * come with them.
 * @throws without a network, or if storage is full
 */
export async function refreshFamilies(baseUrl: string): Promise<void> {
  const { families } = await readRecords(baseUrl);
  for (const [family, { build }] of Object.entries(families)) {
    await ignoreUnexpectedResponse(async () => {
      const list = await loadFamilyList(baseUrl, family);
      if (list.build !== build) await keepFamily(baseUrl, family);
    });
  }
  if (needsSearch(Object.values(families)))
    await ignoreUnexpectedResponse(() => keepSearch(baseUrl));
}

/**
 * Makes the search available offline with a family, unless it is stored already or the search is
 * hosted.
 */
export async function keepSearch(baseUrl: string, options: KeepOptions = {}): Promise<void> {
  if ('algolia' in siteConfig.themeConfig) return;
  const list = await loadFamilyList(baseUrl, SEARCH_LIST);
  const record = (await readRecords(baseUrl)).families[SEARCH_LIST];
  if (record?.build !== list.build) await keepFamily(baseUrl, SEARCH_LIST, options);
}
