/** Milliseconds after which a callback runs on a busy page too. */
const LATEST = 3000;

/**
 * Waits until the page is idle, so its head, content and demos come first. Safari has no idle
 * callbacks.
 */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: LATEST });
  else setTimeout(callback);
}
