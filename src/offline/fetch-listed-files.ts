import { isHashed } from './file-address';
import {
  hasRightType,
  readCompleteFile,
  readCompletePage,
  UnexpectedResponseError,
} from './complete-response';

/** Requests at the same time. */
const CONCURRENT_REQUESTS = 4;

/** A file or page of a list: its address, and its bytes on the device. */
export interface ListedFile {
  path: string;
  bytes: number;
}

/**
 * Does something for each item, a few at a time.
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
 * @returns an answer to keep
 * @throws UnexpectedResponseError when the host sends anything else; TypeError without a network
 */
async function fetchListedFile(
  { path, bytes }: ListedFile,
  signal?: AbortSignal,
): Promise<Response> {
  // A name that stays needs a fresh answer: the browser's own cache may have an older one.
  const cache = isHashed(path) ? 'default' : 'no-cache';
  return readCompleteFile(path, await fetch(path, { signal, cache }), bytes);
}

/**
 * Fetches a page of a list.
 * @param build that made the list
 * @returns an answer to keep
 * @throws UnexpectedResponseError when the host sends anything else, a page of another build too; TypeError
 * without a network
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

/** Fetches files into a cache, without hashed ones that are there. */
export async function fetchFilesInto(
  cache: Cache,
  files: readonly ListedFile[],
  { signal, onBytes }: { signal?: AbortSignal; onBytes?(bytes: number): void } = {},
): Promise<void> {
  const keep = async (file: ListedFile) => {
    const known = isHashed(file.path) ? await cache.match(file.path) : undefined;
    // Workers before this one kept whatever came.
    if (!known || !hasRightType(file.path, known))
      await cache.put(file.path, await fetchListedFile(file, signal));
    onBytes?.(file.bytes);
  };
  await forEachConcurrently(files, keep, signal);
}
