/** Type of the message from the worker when storage is full. */
export const STORAGE_FULL = 'offline-storage-full';

/** Returns whether a write failed because storage is full. */
export function isQuotaError(error: unknown): boolean {
  // A DOMException in current browsers and a class in future ones, both with this name.
  return (error as { name?: unknown } | undefined)?.name === 'QuotaExceededError';
}
