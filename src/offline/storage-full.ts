/**
 * Remembers that storage was full when a page should be stored. It survives page loads, because
 * readers open the settings later.
 */
import { readStorage, removeStorage, writeStorage } from '@site/src/preferences/browser-storage';
import { isQuotaError, STORAGE_FULL } from './quota-error';

const KEY = 'offline.full';
const listeners = new Set<() => void>();
/** State in this page: blocked storage does not remember it. */
let found: boolean | undefined;

export function subscribeToStorageFull(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether storage was full at the last download or removal. */
export function isStorageFull(): boolean {
  return found ?? readStorage(KEY) === 'true';
}

/** Records whether storage is full, and notifies subscribers. */
export function setStorageFull(full: boolean): void {
  if (full === isStorageFull()) return;
  found = full;
  if (full) writeStorage(KEY, 'true');
  else removeStorage(KEY);
  listeners.forEach((listener) => listener());
}

/** Records a write that failed because storage is full. */
export function noticeFullStorage(error: unknown): void {
  if (isQuotaError(error)) setStorageFull(true);
}

/** Listens to the worker, which also stores files and pages, and reports when storage is full. */
export function listenToWorker(container: ServiceWorkerContainer): void {
  container.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { type } = (data ?? {}) as { type?: unknown };
    if (type === STORAGE_FULL) setStorageFull(true);
  });
  container.startMessages();
}
