import { fetchFile } from '@site/src/loading/fetch-file';

/** Reads a file of the index. */
export type ReadFile = (file: string) => Promise<unknown>;

/**
 * Reads JSON below an address, each file once; what failed is asked for again.
 * @param root ends with a slash
 */
export function createReader(root: string): ReadFile {
  const files = new Map<string, Promise<unknown>>();
  return (file) => {
    const known = files.get(file);
    if (known) return known;
    const read = fetchFile(root + file, (answer) => answer.json() as Promise<unknown>);
    files.set(file, read);
    read.catch(() => files.delete(file));
    return read;
  };
}
