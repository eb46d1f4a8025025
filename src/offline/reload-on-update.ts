/** Reloads the page after a new worker has taken control, when the reader looks at it. */
import { isTypingUnkept, keepDrafts } from './drafts';

const KEY = 'offline.reloadedAt';
/**
 * Milliseconds in which a page does not reload again, to prevent loops if the server alternates
 * between builds.
 */
const PAUSE = 60_000;

function cameFromReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

function reloadedLately(now: number): boolean {
  try {
    return now - Number(window.sessionStorage.getItem(KEY)) < PAUSE;
  } catch {
    return false;
  }
}

/**
 * Returns whether this tab may reload now, and records the reload. If storage is blocked, only a
 * page that was not opened by a reload may.
 */
export function claimReload(now: number): boolean {
  if (reloadedLately(now)) return false;
  try {
    window.sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return !cameFromReload();
  }
}

/** Activates each worker that is installed while another one is in control. */
function takeOverWhenInstalled(registration: ServiceWorkerRegistration): void {
  const takeOver = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  const follow = () => {
    registration.installing?.addEventListener('statechange', takeOver);
    // A worker may have been installed before this listener was added.
    takeOver();
  };
  registration.addEventListener('updatefound', follow);
  follow();
}

/** Reloads once, as soon as the tab has focus and no typed text would be lost. */
function reloadWhenSeen(): void {
  let done = false;
  const attempt = () => {
    if (done || !document.hasFocus() || isTypingUnkept()) return;
    const now = Date.now();
    // Stored drafts are restored later, so they are only stored if the page does reload.
    done = reloadedLately(now) || keepDrafts();
    if (done && claimReload(now)) window.location.reload();
  };
  window.addEventListener('focus', attempt);
  // The next element has the focus only after this event.
  document.addEventListener('focusout', () => setTimeout(attempt));
  attempt();
}

/**
 * Follows a registration until the page is closed.
 * @param loadedUnder the worker that was in charge when the page was loaded, some time ago; null
 * when there was none
 */
export function reloadOnUpdate(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  loadedUnder: ServiceWorker | null,
): void {
  let previous = loadedUnder;
  let outdated = false;
  const notice = () => {
    // The first worker is from the same build as the page.
    const replaced = previous !== null && previous !== container.controller;
    previous = container.controller;
    if (!replaced || outdated) return;
    outdated = true;
    reloadWhenSeen();
  };
  container.addEventListener('controllerchange', notice);
  notice();
  takeOverWhenInstalled(registration);
}
