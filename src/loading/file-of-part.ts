type ChunkId = string | number;

// Names of the bundler for its own functions: https://rspack.rs/api/runtime-api/module-variables
declare let __webpack_chunk_load__: (id: ChunkId) => Promise<unknown>;
declare const __webpack_get_script_filename__: (id: ChunkId) => string;
declare const __webpack_public_path__: string;

/**
 * Returns the address of the file of a part of a page, which the bundler requests last: those before
 * are shared with other pages. Requests nothing.
 * @param load imports the part
 * @returns undefined when the part is loaded with every page, or does not have its own script
 */
export function fileOfPart(load: () => Promise<unknown>): string | undefined {
  let last: ChunkId | undefined;
  const request = __webpack_chunk_load__;
  __webpack_chunk_load__ = (id) => {
    last = id;
    return new Promise(() => undefined);
  };
  try {
    void load();
  } finally {
    __webpack_chunk_load__ = request;
  }
  const file = last === undefined ? undefined : __webpack_get_script_filename__(last);
  // The bundler names the file of a chunk without scripts after the hash that it lacks.
  return file?.includes('.undefined.') ? undefined : file && __webpack_public_path__ + file;
}

const prefetched = new Set<string>();

/**
 * Returns the file of a part of a page when it is first asked for, and undefined afterwards:
 * Docusaurus adds a `<link>` for each answer, and most parts belong to hundreds of pages.
 * @param load imports the part
 */
export function fileToPrefetch(load: () => Promise<unknown>): string | undefined {
  const file = fileOfPart(load);
  if (!file || prefetched.has(file)) return undefined;
  prefetched.add(file);
  return file;
}
