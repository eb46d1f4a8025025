/**
 * Whether the browser had no more room for a page that was read. Kept across pages: the reader comes
 * to the settings later.
 */
import { readStorage, removeStorage, writeStorage } from '@site/src/preferences/browser-storage';
import { isQuotaError, STORAGE_FULL } from './quota-error';

const KEY = 'offline.full';
const listeners = new Set<() => void>();
/** As found in this page; storage that is blocked remembers nothing. */
let found: boolean | undefined;

export function subscribeToStorageFull(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something could not be kept since there was last room for anything. */
export function isStorageFull(): boolean {
  return found ?? readStorage(KEY) === 'true';
}

/** Says whether there was room; what shows it follows. */
export function setStorageFull(full: boolean): void {
  if (full === isStorageFull()) return;
  found = full;
  if (full) writeStorage(KEY, 'true');
  else removeStorage(KEY);
  listeners.forEach((listener) => listener());
}

/** Notices when a write failed for want of room. */
export function noticeFullStorage(error: unknown): void {
  if (isQuotaError(error)) setStorageFull(true);
}

/** The worker keeps files and pages too, and says when it cannot. */
export function listenToWorker(container: ServiceWorkerContainer): void {
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { type } = (data ?? {}) as { type?: unknown };
    if (type === STORAGE_FULL) setStorageFull(true);
  });
  container.startMessages();
}
