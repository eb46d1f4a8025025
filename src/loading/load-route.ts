import { inBackground } from './background';
import { loadWithRetry } from './load-with-retry';
import { isFirstPage, isNavigating, nextNavigation } from './navigation';
import { showNotice } from './notice';
import { keepDrafts } from './reload';

type Load = () => Promise<unknown>;

/**
 * Returns whether a service worker responds to the requested address, which it does even offline.
 */
function isAnsweredByWorker(): boolean {
  const worker = navigator.serviceWorker?.controller;
  return !!worker && window.location.href.startsWith(new URL('.', worker.scriptURL).href);
}

/**
 * Resolves when it is time for the next attempt. A page that was preloaded for a link shows no
 * notice until it is opened.
 */
async function nextAttempt(): Promise<void> {
  const navigation = nextNavigation();
  if (!isNavigating()) return navigation;
  if (!isFirstPage() && isAnsweredByWorker() && keepDrafts()) {
    // The address is the new page's already: the worker has that page, or the one for offline.
    window.location.reload();
    return new Promise(() => undefined);
  }
  let hide: (() => void) | undefined;
  const answer = new Promise<void>((resolve) => (hide = showNotice('failed', resolve)));
  await Promise.race([answer, navigation]);
  hide?.();
}

/**
 * Repeats loading the modules of pages until it succeeds. Docusaurus would remember a failure and
 * reload the page; without a network, the browser's error page would replace it.
 * @param parts of pages, in the order of plugins/patches/short-route-tables/
 * @returns Docusaurus' registry of them
 */
export function withRetry(parts: readonly Load[]): [load: Load][] {
  return parts.map((load) => [() => loadWithRetry(() => inBackground(load), nextAttempt)]);
}
