import { isBackground } from './background';
import { isNavigating, onNavigation } from './navigation';
import { showNotice } from './notice';
import { rememberRequest } from './own-requests';
import { followNewerBuild } from './reload';

type ChunkId = string | number;
type RequestChunk = (id: ChunkId) => Promise<unknown>;

/** Milliseconds after which a notice shows that something is still loading. */
const SLOW = 8000;

/** Milliseconds before the second attempt. */
const PAUSE = 500;

const failures = new Map<ChunkId, number>();

/** Ends pending requests of chunks as if they had failed. */
function endRequests(): void {
  for (const element of document.querySelectorAll<HTMLElement>('script,link[rel=stylesheet]')) {
    // Only elements that the bundler waits for have a handler; it removes the handler when they are
    // loaded.
    element.onerror?.(new Event('stalled'));
  }
}

/**
 * Shows a notice when readers have waited too long.
 * @param background whether they wait only while a page is loading
 * @returns ends it, and hides the notice
 */
function watchWaiting(background: boolean): () => void {
  let timer: number | undefined;
  let hide: (() => void) | undefined;
  const stop = () => {
    window.clearTimeout(timer);
    hide?.();
  };
  const start = () => {
    stop();
    if (background && !isNavigating()) return;
    timer = window.setTimeout(() => (hide = showNotice('slow', endRequests)), SLOW);
  };
  start();
  const unfollow = background ? onNavigation(start) : undefined;
  return () => {
    unfollow?.();
    stop();
  };
}

async function requestOnce(
  request: RequestChunk,
  id: ChunkId,
  background: boolean,
): Promise<unknown> {
  const stop = watchWaiting(background);
  try {
    return await request(id);
  } catch (error) {
    failures.set(id, (failures.get(id) ?? 0) + 1);
    throw error;
  } finally {
    stop();
  }
}

/**
 * Repeats the request of a chunk that failed, unless the host has a newer build.
 * Every `import()` requests its chunks here. While a reader waits for a slow request, a notice lets
 * them end it.
 * @param request of the bundler
 * @returns rejected with the bundler's `ChunkLoadError` after the second attempt
 */
export function withSecondAttempt(request: RequestChunk): RequestChunk {
  const requestTwice: RequestChunk = async (id) => {
    const background = isBackground();
    try {
      return await requestOnce(request, id, background);
    } catch (error) {
      if (await followNewerBuild()) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return requestOnce(request, id, background);
    }
  };
  return (id) => rememberRequest(requestTwice(id));
}

/**
 * Changes the address of a chunk that failed: browsers and proxies may cache a wrong response for a
 * year, as they do the right one.
 * @param nameOf of the bundler: the file of a chunk, or its style sheet
 */
export function withQueryAfterFailure(nameOf: (id: ChunkId) => string) {
  return (id: ChunkId): string => {
    const count = failures.get(id);
    return nameOf(id) + (count ? `?retry=${count}` : '');
  };
}
