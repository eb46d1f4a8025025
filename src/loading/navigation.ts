/** True while a page is loading, which includes the first page until it is hydrated. */
let pending = true;
let isFirst = true;
const listeners = new Set<() => void>();

export function isNavigating(): boolean {
  return pending;
}

/** Returns true until the first page of this document is hydrated. */
export function isFirstPage(): boolean {
  return isFirst;
}

/**
 * Calls a listener each time that a page begins to load, and when it has loaded.
 * @returns stops it
 */
export function onNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns resolved when the reader next goes to a page */
export function nextNavigation(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onNavigation(() => {
      if (!pending) return;
      stop();
      resolve();
    });
  });
}

export function beginNavigation(): void {
  pending = true;
  listeners.forEach((listener) => listener());
}

export function endNavigation(): void {
  pending = false;
  isFirst = false;
  listeners.forEach((listener) => listener());
}
