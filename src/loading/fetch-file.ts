import { FileLoadError, isTimeout } from './load-errors';
import { followNewerBuild } from './reload';

/** Milliseconds after which a request is aborted. */
const LIMIT = 8000;

async function attempt<Content>(
  address: string,
  read: (answer: Response) => Promise<Content>,
  cache?: RequestCache,
): Promise<Content> {
  const answer = await fetch(address, { cache, signal: AbortSignal.timeout(LIMIT) });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return read(answer);
}

/**
 * Fetches a file of the site that is not a chunk. A failed request is repeated without the HTTP
 * cache, unless it took too long or the host has a newer build.
 * @param read takes the content from the answer, and throws if it is not what was asked for
 * @throws {FileLoadError} without a network, and when the file is not there or `read` throws
 * @throws {DOMException} `TimeoutError`, without an answer in time
 */
export async function fetchFile<Content>(
  address: string,
  read: (answer: Response) => Promise<Content>,
): Promise<Content> {
  try {
    return await attempt(address, read);
  } catch (error) {
    if (isTimeout(error)) throw error;
    if (await followNewerBuild()) throw new FileLoadError(error);
  }
  try {
    return await attempt(address, read, 'reload');
  } catch (error) {
    throw isTimeout(error) ? error : new FileLoadError(error);
  }
}
