import { inTurns } from '../in-turns';

/** Keeps the processor busy for some milliseconds. */
function work(item: number): number {
  const end = performance.now() + 5;
  while (performance.now() < end);
  return item * 2;
}

it('keeps the order', async () => {
  const { signal } = new AbortController();
  expect(await inTurns([1, 2, 3], (item) => item * 2, signal)).toEqual([2, 4, 6]);
});

it('stops when the caller no longer waits, long before the end', async () => {
  const controller = new AbortController();
  const done: number[] = [];
  const all = inTurns(
    Array.from({ length: 1000 }, (_, index) => index),
    (item) => done.push(work(item)),
    controller.signal,
  );
  setTimeout(() => controller.abort(new Error('no longer needed')), 30);
  await expect(all).rejects.toThrow('no longer needed');
  expect(done.length).toBeLessThan(500);
});
