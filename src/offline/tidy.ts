import { DAY } from '@site/model/times';
import { namesOf, type Records } from './records';

/** Limits for visited pages: their age, and their number. */
const LIFE = 60 * DAY;
export const MOST_PAGES = 60;
/** Limit for files without a record: readers may leave a page before it is recorded. */
const MOST_FILES = 600;

/** The records without pages that are too old or too many. */
export function withoutOldPages(records: Records, now: number): Records {
  const pages = Object.entries(records.pages)
    .filter(([, { at }]) => now - at < LIFE)
    .sort(([, first], [, second]) => second.at - first.at)
    .slice(0, MOST_PAGES);
  return { ...records, pages: Object.fromEntries(pages) };
}

function addressesOf(records: Records): { pages: Set<string>; files: Set<string> } {
  const families = Object.values(records.families);
  const pages = [
    ...Object.keys(records.pages),
    ...families.flatMap((family) => family.pages.map(({ path }) => path)),
  ];
  const files = [
    ...Object.values(records.pages).flatMap((page) => page.files),
    ...families.flatMap((family) => family.files),
  ];
  const absolute = (path: string) => new URL(path, window.location.origin).href;
  return { pages: new Set(pages.map(absolute)), files: new Set(files.map(absolute)) };
}

async function removeAllBut(cache: Cache, wanted: Set<string>, most: number): Promise<void> {
  const unknown = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  if (unknown.length <= most) return;
  await Promise.all(unknown.map((request) => cache.delete(request)));
}

/**
 * Removes files and pages that are not in any record.
 * @param all at once; else only when there is much of it, since a page that is being read in
 * another tab has no record yet
 */
export async function tidy(baseUrl: string, records: Records, all = false): Promise<void> {
  const names = namesOf(baseUrl);
  const wanted = addressesOf(records);
  await removeAllBut(await caches.open(names.pages), wanted.pages, all ? 0 : MOST_PAGES);
  await removeAllBut(await caches.open(names.files), wanted.files, all ? 0 : MOST_FILES);
}
