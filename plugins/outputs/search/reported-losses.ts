/** Matches where Pagefind reports an unreadable chunk on the console and continues. */
const LOSS =
  /catch\((\w+)\)\{(?=console\.error\(`Failed to load the (?:meta index|index chunk)\b)/g;
const FETCH = /await fetch\((queued\.input)\)/g;

/**
 * Pagefind 1.5.2 continues when a chunk of its index cannot be loaded, so users would see "no
 * results". This makes it throw. Started again after a failure, with a query in its address, it
 * bypasses the browser's cache, where a wrong answer is kept for a year.
 * https://github.com/Pagefind/pagefind/blob/v1.5.2/pagefind_web_js/lib/coupled_search.ts
 * @param source Pagefind's script for browsers
 * @throws when the script is not the one that this was written for
 */
export function withReportedLosses(source: string): string {
  const losses = source.match(LOSS)?.length ?? 0;
  const fetches = source.match(FETCH)?.length ?? 0;
  if (losses !== 2 || fetches !== 1) {
    throw new Error("Pagefind's script has changed: see plugins/outputs/search/reported-losses.ts");
  }
  const cache = `import.meta.url.includes("?retry=")?"reload":"default"`;
  return source
    .replace(LOSS, 'catch($1){throw $1;')
    .replace(FETCH, `await fetch($1,{cache:${cache}})`);
}
