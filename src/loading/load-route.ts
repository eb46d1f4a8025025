import { loadWithRetry } from './load-with-retry';
import { isFirstPage, isNavigating, nextNavigation } from './navigation';
import { showNotice } from './notice';
import { keepDrafts } from './reload';

type Load = () => Promise<unknown>;

/** Docusaurus' table of what routes are made of, as plugins/patches/registry-without-sources/ leaves it. */
type Registry = Record<string, [load: Load]>;

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
 * Has the parts of pages loaded until they are there. Docusaurus would keep a failure for good, and
 * reload the page, which without a network replaces it with the browser's error page.
 */
export function withRetry(registry: Registry): Registry {
  return Object.fromEntries(
    Object.entries(registry).map(([name, [load]]) => [
      name,
      [() => loadWithRetry(load, nextAttempt)],
    ]),
  );
}
