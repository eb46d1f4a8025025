import { createRandom } from '../_data/random';

/** What the log shows of a request. */
export interface ServerRequest {
  id: number;
  /** Such as `GET /orders?page=0`. */
  line: string;
  /** Such as `200 OK`; `…` while it runs. */
  status: string;
  /** Milliseconds that it took, as soon as it has ended. */
  duration?: number;
}

/** A server whose requests can be watched. */
export interface RequestSource {
  /** While it is down, every request fails with `503 Service Unavailable`. */
  setDown: (down: boolean) => void;
  /** The last requests, newest first; the same list until something happens. */
  requests: () => readonly ServerRequest[];
  /** @returns a function that stops listening */
  subscribe: (listener: () => void) => () => void;
}

export interface Transport extends RequestSource {
  /**
   * Makes a request that takes its time, may be cancelled, and fails while the server is down.
   * @param line such as `GET /orders`
   * @param work what the server does for it
   */
  request: <T>(line: string, work: () => T, signal?: AbortSignal) => Promise<T>;
}

const KEPT_REQUESTS = 8;

/** Waits, and throws the signal's reason as soon as the request is cancelled. */
function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Keeps what the log shows. */
function createLog() {
  let requests: readonly ServerRequest[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly ServerRequest[]) => {
    requests = next.slice(0, KEPT_REQUESTS);
    listeners.forEach((listener) => listener());
  };
  return {
    requests: () => requests,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (request: ServerRequest) => set([request, ...requests]),
    end: (id: number, status: string, duration: number) =>
      set(requests.map((each) => (each.id === id ? { ...each, status, duration } : each))),
  };
}

/**
 * Makes requests to a server in the page, and keeps the last ones for a log.
 * @param latency milliseconds that a request takes at least
 */
export function createTransport(latency = 500): Transport {
  const random = createRandom(latency);
  const log = createLog();
  let down = false;
  let requestCount = 0;

  async function request<T>(line: string, work: () => T, signal?: AbortSignal): Promise<T> {
    const id = (requestCount += 1);
    const started = performance.now();
    const end = (status: string) => log.end(id, status, Math.round(performance.now() - started));
    log.add({ id, line, status: '…' });
    try {
      await wait(latency + random.integer(0, latency), signal);
      if (down) throw new Error('503 Service Unavailable');
      const result = work();
      end('200 OK');
      return result;
    } catch (error) {
      end(signal?.aborted ? 'cancelled' : (error as Error).message);
      throw error;
    }
  }

  const setDown = (isDown: boolean) => {
    down = isDown;
  };
  return { request, setDown, requests: log.requests, subscribe: log.subscribe };
}
