/**
 * The file that holds the data: a header, then blocks. A block is the text of several files together,
 * compressed with Brotli. Versions of the same page are in the same block, as they are nearly equal.
 * Reading a file decompresses the header once, and one block.
 *
 *   "MXD1"  length of the header (4 bytes)  header (JSON, Brotli)  block  block  …
 */
export const MAGIC = 'MXD1';

/** Bytes before the header. */
export const PRELUDE = MAGIC.length + 4;

export interface PackedBlock {
  /** Of the compressed bytes, after the header. */
  offset: number;
  length: number;
}

/** Index of the block, and start and length of the file in its text, in bytes. */
export type PackedPlace = readonly [block: number, start: number, length: number];

export interface PackedVersion {
  id: string;
  label: string;
  path: string;
  status: string;
  /** Version of the library by family. */
  libraries: Record<string, string>;
}

export interface PackHeader {
  versions: PackedVersion[];
  blocks: PackedBlock[];
  /** By paths below the root of the site, or below `cli/` for what only this package has. */
  files: Record<string, PackedPlace>;
}

/** Files that the site does not have. They are made from those that it has. */
export const MADE_FILES = {
  index: (version: string) => `cli/${version}/index.json`,
  search: (version: string) => `cli/${version}/search.json`,
  texts: (version: string) => `cli/${version}/texts.json`,
  exports: (version: string) => `cli/${version}/exports.json`,
  /** @param page the path of a page's Markdown, below the root of the site */
  javascript: (page: string) => `cli/javascript/${page}.json`,
};
