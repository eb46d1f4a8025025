/** One page of a family, and which of the list's files it needs. */
export interface OfflinePage {
  /** Address, with the language and a slash at the end. */
  path: string;
  title: string;
  /** Bytes of its HTML. */
  bytes: number;
  /** Indexes into the list's `files`. */
  files: number[];
}

/**
 * Files that a family needs to be read without a network: `/x/offline/<family>.json` of each language.
 * Optional parts of pages, such as the editor, have lists without pages, named in model/offline.ts.
 * Sizes are bytes on the reader's device, not compressed.
 */
export interface OfflineFamilyList {
  /** Id of the build that made it: pages of other builds need other files. */
  build: string;
  pages: OfflinePage[];
  files: { path: string; bytes: number }[];
}

/** Files that a service worker keeps when it is installed. plugins/outputs/offline adds them to its script. */
export interface InstallList {
  /** Id of the build. */
  build: string;
  pages: readonly { path: string; bytes: number }[];
  files: readonly { path: string; bytes: number }[];
}
