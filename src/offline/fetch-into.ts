/** Requests at the same time. */
const LANES = 4;

export interface Wanted {
  path: string;
  bytes: number;
}

interface FetchIntoOptions {
  /** Also what is there already, as pages keep their address. */
  anew: boolean;
  signal?: AbortSignal;
  onBytes?(bytes: number): void;
}

async function fetchOne(cache: Cache, wanted: Wanted, options: FetchIntoOptions): Promise<void> {
  if (options.anew || !(await cache.match(wanted.path))) {
    const answer = await fetch(wanted.path, { signal: options.signal });
    if (!answer.ok || answer.redirected) throw new Error(`${wanted.path}: ${answer.status}`);
    await cache.put(wanted.path, answer);
  }
  options.onBytes?.(wanted.bytes);
}

/**
 * Fetches files into a cache.
 * @throws the first failure, once nothing is under way any more; what came before stays
 */
export async function fetchInto(
  cache: Cache,
  wanted: readonly Wanted[],
  options: FetchIntoOptions,
): Promise<void> {
  const queue = [...wanted];
  const failures: unknown[] = [];
  const lane = async () => {
    try {
      for (let next = queue.shift(); next && failures.length === 0; next = queue.shift()) {
        options.signal?.throwIfAborted();
        await fetchOne(cache, next, options);
      }
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (failures.length > 0) throw failures[0];
}
