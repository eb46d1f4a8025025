import { isNavigating } from './navigation';
import { newerBuild } from './newer-build';
import { showNotice } from './notice';
import { BEFORE_RELOAD } from './before-reload';

/** The build for which this tab last reloaded by itself, and the page: neither is tried twice. */
const KEY = 'loading.reloadedFor';

let typed = false;

/** Notices text that a reload would lose. Fields with `data-draft` keep theirs themselves. */
export function watchTyping(): void {
  const notice = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('[data-draft]')) typed = true;
  };
  document.addEventListener('input', notice, true);
}

/** Has drafts kept, just before a reload. @returns whether they all are */
export function keepDrafts(): boolean {
  return window.dispatchEvent(new Event(BEFORE_RELOAD, { cancelable: true }));
}

const reloadOf = (id: string) => id + window.location.pathname;

/** @returns whether this tab may reload by itself: never without storage, which prevents loops */
function mayReload(id: string): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== reloadOf(id);
  } catch {
    return false;
  }
}

/** @returns whether it is noted that this tab reloads */
function noteReload(id: string): boolean {
  try {
    window.sessionStorage.setItem(KEY, reloadOf(id));
    return true;
  } catch {
    return false;
  }
}

/** Reloads unless that would lose text. @returns whether the page reloads */
function reloadForBuild(id: string): boolean {
  const isLeaving = isNavigating();
  if (!mayReload(id) || (typed && !isLeaving)) return false;
  // Stored drafts are restored later, so they are only stored if the page does reload.
  if ((!keepDrafts() && !isLeaving) || !noteReload(id)) return false;
  window.location.reload();
  return true;
}

/**
 * Call this if a file of the site does not exist any more. If the host has a newer build, the page
 * reloads, or offers to if a reload would lose text. A reader who is leaving for another page gets
 * that page, whose address is set already.
 * @returns whether there is a newer build; pending while the page reloads
 */
export async function followNewerBuild(): Promise<boolean> {
  const id = await newerBuild();
  if (id === undefined) return false;
  if (reloadForBuild(id)) return new Promise(() => undefined);
  showNotice('newer', () => {
    keepDrafts();
    window.location.reload();
  });
  return true;
}
