import type { OfflineFamilyList, OfflinePage } from '@site/model/offline-lists';
import { savesData } from '@site/src/loading/connection';
import { fetchFilesInto, fetchPage } from './fetch-listed-files';
import { loadFamilyList } from './family-lists';
import { changeRecords, namesOf, readRecords } from './records';
import { noticeFullStorage, setStorageFull } from './storage-full';
import { tidy, withoutOldPages } from './tidy';
import { UnexpectedResponseError } from './complete-response';

const kept = new Set<string>();

/** Returns whether the page is stored with all of its files, possibly those of another build. */
async function isInKeptFamily(baseUrl: string, pathname: string): Promise<boolean> {
  const { families } = await readRecords(baseUrl);
  return Object.values(families).some(({ pages }) => pages.some(({ path }) => path === pathname));
}

/** Stores a page after its files, so no page lacks its files. */
async function keepFromList(
  baseUrl: string,
  page: OfflinePage,
  list: OfflineFamilyList,
): Promise<void> {
  const names = namesOf(baseUrl);
  const files = page.files.flatMap((index) => list.files[index] ?? []);
  if (!savesData()) await fetchFilesInto(await caches.open(names.files), files);
  else if (await isInKeptFamily(baseUrl, page.path)) return;
  const response = await fetchPage(page.path, list.build);
  await (await caches.open(names.pages)).put(page.path, response);
  const now = Date.now();
  const record = { title: page.title, files: files.map(({ path }) => path), at: now };
  const records = await changeRecords(baseUrl, ({ pages, families }) =>
    withoutOldPages({ pages: { ...pages, [page.path]: record }, families }, now),
  );
  await tidy(baseUrl, records);
}

async function keepPage(
  baseUrl: string,
  pathname: string,
  family: string,
  fresh = false,
): Promise<void> {
  const list = await loadFamilyList(baseUrl, family, fresh);
  const page = list.pages.find(({ path }) => path === pathname);
  if (!page) return;
  try {
    await keepFromList(baseUrl, page, list);
  } catch (error) {
    // The list may be older than the site, in a tab that has been open for a long time.
    if (fresh || !(error instanceof UnexpectedResponseError)) throw error;
    await keepPage(baseUrl, pathname, family, true);
  }
}

/**
 * Keeps a page that is being read, with the demos that the reader has not come to yet; once while
 * the site is open.
 * @throws without a network, if storage is full, or if the host sends something else
 */
export async function keepReadPage(
  baseUrl: string,
  pathname: string,
  family: string,
): Promise<void> {
  if (kept.has(pathname)) return;
  kept.add(pathname);
  try {
    await keepPage(baseUrl, pathname, family);
    setStorageFull(false);
  } catch (error) {
    kept.delete(pathname);
    noticeFullStorage(error);
    throw error;
  }
}
