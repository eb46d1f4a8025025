import { fetchInto } from './fetch-into';
import { loadFamilyList } from './family-lists';
import { changeRecords, namesOf } from './records';
import { tidy, withoutOldPages } from './tidy';

const kept = new Set<string>();

/** Readers who ask for less traffic keep what they have loaded anyway. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function keepPage(baseUrl: string, pathname: string, family: string): Promise<void> {
  const list = await loadFamilyList(baseUrl, family);
  const page = list.pages.find(({ path }) => path === pathname);
  if (!page) return;
  const names = namesOf(baseUrl);
  const files = page.files.flatMap((index) => list.files[index] ?? []);
  await fetchInto(await caches.open(names.pages), [page], { anew: true });
  if (!savesData()) await fetchInto(await caches.open(names.files), files, { anew: false });
  const now = Date.now();
  const record = { title: page.title, files: files.map(({ path }) => path), at: now };
  const records = await changeRecords(baseUrl, ({ pages, families }) =>
    withoutOldPages({ pages: { ...pages, [pathname]: record }, families }, now),
  );
  await tidy(baseUrl, records);
}

/**
 * Keeps a page that is being read, with the demos that the reader has not come to yet; once while
 * the site is open.
 * @throws without a network or room
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
  } catch (error) {
    kept.delete(pathname);
    throw error;
  }
}
