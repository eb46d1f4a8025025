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
    const read = fetch(root + file).then((response): Promise<unknown> => {
      if (!response.ok) throw new Error(`${root}${file}: ${response.status}`);
      return response.json();
    });
    files.set(file, read);
    read.catch(() => files.delete(file));
    return read;
  };
}
