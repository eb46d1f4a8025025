/** Thrown if a file other than a chunk could not be loaded, or has the wrong content. */
export class FileLoadError extends Error {
  /** @param cause what went wrong */
  constructor(cause: unknown) {
    // Not `reasonOf`, which would be one more module in the script of every page.
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'FileLoadError';
  }
}

/**
 * Returns whether a chunk, or the style sheet of one, could not be loaded. The bundler has no class for
 * these errors.
 */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code }: { name: string; code?: unknown } = error;
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** Returns whether a response took too long, for `AbortSignal.timeout` or a similar limit. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/**
 * Returns whether a part of the site could not be loaded. All other errors come from the loaded
 * code.
 */
export function isLoadError(error: unknown): boolean {
  return isChunkError(error) || error instanceof FileLoadError || isTimeout(error);
}
