import type { OfflineFamilyList } from '@site/plugins/offline/family-list';
import { bytesOf, loadFamilyList } from './family-lists';
import { fetchInto } from './fetch-into';
import { changeRecords, namesOf, readRecords, type FamilyRecord } from './records';
import { tidy } from './tidy';

interface KeepOptions {
  signal?: AbortSignal;
  onProgress?(done: number, total: number): void;
}

function recordOf(list: OfflineFamilyList): FamilyRecord {
  return {
    version: list.version,
    bytes: bytesOf(list),
    pages: list.pages.map(({ path, title }) => ({ path, title })),
    files: list.files.map(({ path }) => path),
  };
}

/**
 * Fetches all pages of a family with everything they need.
 * @throws when it was cancelled, without a network or without room; what came so far is left to the
 * next try
 */
export async function keepFamily(
  baseUrl: string,
  family: string,
  { signal, onProgress }: KeepOptions = {},
): Promise<FamilyRecord> {
  const list = await loadFamilyList(baseUrl, family);
  const total = bytesOf(list);
  const names = namesOf(baseUrl);
  let done = 0;
  const onBytes = (bytes: number) => {
    done += bytes;
    onProgress?.(done, total);
  };
  onProgress?.(0, total);
  await fetchInto(await caches.open(names.files), list.files, { anew: false, signal, onBytes });
  await fetchInto(await caches.open(names.pages), list.pages, { anew: true, signal, onBytes });
  const record = recordOf(list);
  await changeRecords(baseUrl, ({ pages, families }) => ({
    pages,
    families: { ...families, [family]: record },
  }));
  return record;
}

/** Removes a family; its pages that were read stay, as any page that was. */
export async function removeFamily(baseUrl: string, family: string): Promise<void> {
  const records = await changeRecords(baseUrl, ({ pages, families }) => ({
    pages,
    families: Object.fromEntries(Object.entries(families).filter(([name]) => name !== family)),
  }));
  await tidy(baseUrl, records, true);
}

/** Removes what an unfinished download has left. */
export async function removeLeftovers(baseUrl: string): Promise<void> {
  await tidy(baseUrl, await readRecords(baseUrl), true);
}

/** Fetches what a new build has changed in the families that are kept. */
export async function refreshFamilies(baseUrl: string): Promise<void> {
  const { families } = await readRecords(baseUrl);
  for (const [family, { version }] of Object.entries(families)) {
    const list = await loadFamilyList(baseUrl, family);
    if (list.version !== version) await keepFamily(baseUrl, family);
  }
}
