import { setImmediate } from 'node:timers/promises';

/** Milliseconds after which a server looks for other calls and for cancellations. */
const LONGEST_TURN = 20;

/**
 * Does the same with each item, and lets the server read its messages in between.
 * @throws the reason of the signal, as soon as the caller no longer waits
 */
export async function inTurns<Item, Result>(
  items: Iterable<Item>,
  step: (item: Item) => Result,
  signal: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  let start = performance.now();
  for (const item of items) {
    if (performance.now() - start > LONGEST_TURN) {
      await setImmediate();
      start = performance.now();
    }
    signal.throwIfAborted();
    results.push(step(item));
  }
  return results;
}
