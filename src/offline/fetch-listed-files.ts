import { isHashed } from './file-address';
import {
  hasRightType,
  readCompleteFile,
  readCompletePage,
  UnexpectedResponseError,
} from './complete-response';

/** Number of concurrent requests. */
const CONCURRENT_REQUESTS = 4;

/** A file or page of a list: its address, and its bytes on the device. */
export interface ListedFile {
  path: string;
  bytes: number;
}

/**
 * Calls `work` for each item, with a limited number of calls at the same time.
 * @throws the first failure, once nothing is under way any more
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const queue = [...items];
  const failures: unknown[] = [];
  const workThrough = async () => {
    try {
      for (let next = queue.shift(); next && failures.length === 0; next = queue.shift()) {
        signal?.throwIfAborted();
        await work(next);
      }
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, workThrough));
  if (failures.length > 0) throw failures[0];
}

/**
 * Fetches a file of a list.
 * @returns a response to store
 * @throws UnexpectedResponseError when the host sends anything else; TypeError without a network
 */
async function fetchListedFile(
  { path, bytes }: ListedFile,
  signal?: AbortSignal,
): Promise<Response> {
  // Files without a hash in their name need a fresh response: the browser's HTTP cache may have an
  // older one.
  const cache = isHashed(path) ? 'default' : 'no-cache';
  return readCompleteFile(path, await fetch(path, { signal, cache }), bytes);
}

/**
 * Fetches a page of a list.
 * @param build that made the list
 * @returns a response to store
 * @throws UnexpectedResponseError if the host sends anything else, also a page of another build;
 * TypeError without a network
 */
export async function fetchPage(
  path: string,
  build: string,
  signal?: AbortSignal,
): Promise<Response> {
  const page = await readCompletePage(path, await fetch(path, { signal, cache: 'no-cache' }));
  if (page.build !== build)
    throw new UnexpectedResponseError(`${path}: of build ${page.build}, not ${build}`);
  return page.response;
}

/** Fetches files into a cache, except hashed files that it already has. */
export async function fetchFilesInto(
  cache: Cache,
  files: readonly ListedFile[],
  { signal, onBytes }: { signal?: AbortSignal; onBytes?(bytes: number): void } = {},
): Promise<void> {
  const keep = async (file: ListedFile) => {
    const known = isHashed(file.path) ? await cache.match(file.path) : undefined;
    // Earlier workers stored responses of any type.
    if (!known || !hasRightType(file.path, known))
      await cache.put(file.path, await fetchListedFile(file, signal));
    onBytes?.(file.bytes);
  };
  await forEachConcurrently(files, keep, signal);
}
