/** What the worker tells pages when the browser gives the site no more room. */
export const STORAGE_FULL = 'offline-storage-full';

/** Whether a write failed because the browser gives the site no more room. */
export function isQuotaError(error: unknown): boolean {
  // A DOMException in today's browsers, a class of its own in coming ones: the name stays.
  return (error as { name?: unknown } | undefined)?.name === 'QuotaExceededError';
}
