import { isQuotaError, STORAGE_FULL } from '../quota-error';
import { worker } from './worker-scope';

/** Notifies all open pages if a write failed because storage is full. */
export async function reportFullStorage(error: unknown): Promise<void> {
  if (!isQuotaError(error)) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: STORAGE_FULL });
}
