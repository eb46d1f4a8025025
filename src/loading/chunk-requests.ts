import { followNewerBuild } from './reload';
import { showNotice } from './notice';

type ChunkId = string | number;
type RequestChunk = (id: ChunkId) => Promise<unknown>;

/** Milliseconds after which a notice shows that something is still loading. */
const SLOW = 8000;

/** Milliseconds before the second attempt. */
const PAUSE = 500;

const failures = new Map<ChunkId, number>();

/** Ends pending requests of chunks as if they had failed. */
function endRequests(): void {
  for (const script of document.scripts) {
    // Only scripts that the bundler waits for have a handler; it removes the handler when they are
    // loaded.
    script.onerror?.(new Event('stalled'));
  }
}

async function requestOnce(request: RequestChunk, id: ChunkId): Promise<unknown> {
  let hide: (() => void) | undefined;
  const timer = window.setTimeout(() => (hide = showNotice('slow', endRequests)), SLOW);
  try {
    return await request(id);
  } catch (error) {
    failures.set(id, (failures.get(id) ?? 0) + 1);
    throw error;
  } finally {
    window.clearTimeout(timer);
    hide?.();
  }
}

/**
 * Repeats the request of a chunk that failed, unless the host has a newer build.
 * Every `import()` requests its chunks here. While a request is slow, a notice lets the reader end
 * it.
 * @param request of the bundler
 * @returns rejected with the bundler's `ChunkLoadError` after the second attempt
 */
export function withSecondAttempt(request: RequestChunk): RequestChunk {
  return async (id) => {
    try {
      return await requestOnce(request, id);
    } catch (error) {
      if (await followNewerBuild()) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return requestOnce(request, id);
    }
  };
}

/**
 * Changes the address of a chunk that failed: browsers and proxies may cache a wrong response for a
 * year, as they do the right one.
 * @param nameOf of the bundler: the file of a chunk
 */
export function withQueryAfterFailure(nameOf: (id: ChunkId) => string) {
  return (id: ChunkId): string => {
    const count = failures.get(id);
    return nameOf(id) + (count ? `?retry=${count}` : '');
  };
}
