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
 * @throws with the first that fails; what came before stays
 */
export async function fetchInto(
  cache: Cache,
  wanted: readonly Wanted[],
  options: FetchIntoOptions,
): Promise<void> {
  const queue = [...wanted];
  let failed = false;
  const lane = async () => {
    for (let next = queue.shift(); next && !failed; next = queue.shift()) {
      options.signal?.throwIfAborted();
      await fetchOne(cache, next, options);
    }
  };
  const lanes = Array.from({ length: LANES }, () =>
    lane().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all(lanes);
}
