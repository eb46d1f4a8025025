import type { OfflineFamilyList } from '@site/plugins/offline/family-list';
import { scopeOf } from './records';

const loading = new Map<string, Promise<OfflineFamilyList>>();

async function load(address: string): Promise<OfflineFamilyList> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as OfflineFamilyList;
}

/**
 * What a family needs to be read without a network; asked for once, and again after a failure.
 * @throws without a network
 */
export function loadFamilyList(baseUrl: string, family: string): Promise<OfflineFamilyList> {
  const address = `${scopeOf(baseUrl)}offline/${family}.json`;
  const known = loading.get(address);
  if (known) return known;
  const list = load(address);
  loading.set(address, list);
  list.catch(() => loading.delete(address));
  return list;
}

/** Bytes of all pages and files. */
export function bytesOf({ pages, files }: OfflineFamilyList): number {
  return [...pages, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
}
