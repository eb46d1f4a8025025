import type { Node, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import type { TextKey, Values } from './texts';

/** A file that a demo of a page imports. */
export interface ImportedFile {
  /** As it is shown beside the demo: `_data/orders.ts`. */
  name: string;
  /** Absolute path, which distinguishes files of the same name. */
  file: string;
  code: string;
}

/** An image beside a page, which is copied to the address that the Markdown links to. */
export interface PageImage {
  /** Absolute path. */
  file: string;
  address: string;
}

/** Context of the translation of a page, and files that it collects. */
export interface Page {
  /** Names the page in errors. */
  vfile: VFile;
  siteDir: string;
  /** Address of the page, with language and version. */
  permalink: string;
  /** Words of the interface in the language of the page. */
  text(key: TextKey, values?: Values): string;
  /** Address of what a link of a page leads to, where it is Markdown if there is any. */
  link(url: string): string;
  /** Id that a renderer of Markdown would give a heading. */
  slug(heading: string): string;
  /** Translates the children of a node. */
  translate(nodes: readonly Node[]): RootContent[];
  /** Addresses that names in code have led to: each is a link once. */
  named: Set<string>;
  imported: ImportedFile[];
  images: PageImage[];
}

/** Makes Markdown of one node; nothing where it has no counterpart. */
export type Translation<Found extends Node = Node> = (node: Found, page: Page) => RootContent[];
