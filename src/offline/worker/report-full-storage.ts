import { isQuotaError, STORAGE_FULL } from '../quota-error';
import { worker } from './worker-scope';

/** Has all open pages tell the reader when something could not be kept for want of room. */
export async function reportFullStorage(error: unknown): Promise<void> {
  if (!isQuotaError(error)) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: STORAGE_FULL });
}
