import type { OfflineFamilyList } from '@site/model/offline-lists';
import { scopeOf } from './records';
import { UnexpectedResponseError } from './complete-response';

const loading = new Map<string, Promise<OfflineFamilyList>>();

function isFile(value: unknown): boolean {
  const { path, bytes } = (value ?? {}) as Record<string, unknown>;
  return typeof path === 'string' && typeof bytes === 'number';
}

function isPage(value: unknown): boolean {
  const { title, files } = (value ?? {}) as Record<string, unknown>;
  return isFile(value) && typeof title === 'string' && Array.isArray(files);
}

/** Checks the response of a host: a captive portal may send a page in place of the list. */
function parseList(address: string, value: unknown): OfflineFamilyList {
  const { build, pages, files } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isList =
    typeof build === 'string' &&
    Array.isArray(pages) &&
    pages.every(isPage) &&
    Array.isArray(files) &&
    files.every(isFile);
  if (!isList) throw new UnexpectedResponseError(`${address} is not a list of pages and files`);
  return value as OfflineFamilyList;
}

async function load(address: string): Promise<OfflineFamilyList> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new UnexpectedResponseError(`${address}: ${answer.status}`);
  const value: unknown = await answer.json().catch(() => undefined);
  return parseList(address, value);
}

/**
 * Loads the list of files that a family, or a part such as the editor, needs offline. The list is
 * loaded once, and again after a failure.
 * @param fresh asks again: the host may have another build than an hour ago
 * @throws TypeError without a network, UnexpectedResponseError when the host has no such list
 */
export function loadFamilyList(
  baseUrl: string,
  family: string,
  fresh = false,
): Promise<OfflineFamilyList> {
  const address = `${scopeOf(baseUrl)}offline/${family}.json`;
  const known = loading.get(address);
  if (known && !fresh) return known;
  const list = load(address);
  loading.set(address, list);
  list.catch(() => loading.delete(address));
  return list;
}

/** Bytes of all pages and files. */
export function bytesOf({ pages, files }: OfflineFamilyList): number {
  return [...pages, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
}
