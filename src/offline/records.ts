/**
 * Records which pages are stored on this device, and why. They are a file in a cache. Pages read
 * and write them, one page at a time.
 */
import { cacheNames, type CacheNames } from './worker/cache-names';

/** A page that the reader has visited. */
export interface PageRecord {
  title: string;
  /** Files it needs. */
  files: string[];
  /** When it was read last, in milliseconds. */
  at: number;
}

/** A family that the reader wants to have, or a part such as the editor. */
export interface FamilyRecord {
  /** Id of the build that all of it is from; empty while that of another takes its place. */
  build: string;
  bytes: number;
  pages: { path: string; title: string }[];
  files: string[];
}

export interface Records {
  pages: Record<string, PageRecord>;
  families: Record<string, FamilyRecord>;
}

/** Address of the scope, `https://mui.com/x/`, or `/zh/x/` in Chinese. */
export function scopeOf(baseUrl: string): string {
  return new URL(`${baseUrl}x/`, window.location.origin).href;
}

export function namesOf(baseUrl: string): CacheNames {
  return cacheNames(scopeOf(baseUrl));
}

function fileOf(baseUrl: string): string {
  return `${scopeOf(baseUrl)}offline/records.json`;
}

function isRecords(value: unknown): value is Records {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Partial<Records>).pages === 'object' &&
    typeof (value as Partial<Records>).families === 'object'
  );
}

/** Reads the records of a language; they are empty if storage is blocked. */
export async function readRecords(baseUrl: string): Promise<Records> {
  try {
    const cache = await caches.open(namesOf(baseUrl).records);
    const value: unknown = await (await cache.match(fileOf(baseUrl)))?.json();
    if (isRecords(value)) return value;
  } catch {
    // Storage is blocked or the content is not valid: treated as empty.
  }
  return { pages: {}, families: {} };
}

/**
 * Runs a function in one tab at a time. Browsers without the Web Locks API run it without a lock.
 */
async function alone(name: string, work: () => Promise<Records>): Promise<Records> {
  // Undefined in older browsers, unlike in its type.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, work) : work();
}

/** Changes the records; what `change` returns is written. */
export async function changeRecords(
  baseUrl: string,
  change: (records: Records) => Records,
): Promise<Records> {
  return alone(`offline-records-${baseUrl}`, async () => {
    const changed = change(await readRecords(baseUrl));
    const cache = await caches.open(namesOf(baseUrl).records);
    await cache.put(fileOf(baseUrl), new Response(JSON.stringify(changed)));
    return changed;
  });
}
