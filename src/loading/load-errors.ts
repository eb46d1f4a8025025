/** A file of the site that is no chunk did not come, or is not what was asked for. */
export class FileLoadError extends Error {
  /** @param cause what went wrong */
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'FileLoadError';
  }
}

/** Whether a chunk did not come; the bundler has no class for its errors. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Whether there was no answer in time, from `AbortSignal.timeout` or from a limit like it. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Whether a part of the site did not come; anything else was thrown by the code that was loaded. */
export function isLoadError(error: unknown): boolean {
  return isChunkError(error) || error instanceof FileLoadError || isTimeout(error);
}
