import { createRandom } from '../_data/random';

/** Entry of the request log. */
export interface ServerRequest {
  id: number;
  /** Such as `GET /orders?page=0`. */
  line: string;
  /** Such as `200 OK`; `…` while it runs. */
  status: string;
  /** Duration in milliseconds, after the request has ended. */
  duration?: number;
}

/** A server with a log of its requests. */
export interface RequestSource {
  /** While it is down, every request fails with `503 Service Unavailable`. */
  setDown: (down: boolean) => void;
  /** The last requests, newest first; the same list until it changes. */
  requests: () => readonly ServerRequest[];
  /** @returns a function that stops listening */
  subscribe: (listener: () => void) => () => void;
}

export interface Transport extends RequestSource {
  /**
   * Makes a request with latency, which can be canceled, and fails while the server is down.
   * @param line such as `GET /orders`
   * @param work returns the response
   */
  request: <T>(line: string, work: () => T, signal?: AbortSignal) => Promise<T>;
}

const KEPT_REQUESTS = 8;

/** Waits, and throws the reason of the signal when the request is canceled. */
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

/** Stores the entries of the log. */
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
 * Makes requests to a server in the page, and stores the last ones for a log.
 * @param latency minimum duration of a request in milliseconds
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
      end(signal?.aborted ? 'canceled' : (error as Error).message);
      throw error;
    }
  }

  const setDown = (isDown: boolean) => {
    down = isDown;
  };
  return { request, setDown, requests: log.requests, subscribe: log.subscribe };
}
