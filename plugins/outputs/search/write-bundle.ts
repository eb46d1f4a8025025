import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILD_FILE } from '../../../model/build-id';
import { SEARCH_LIST } from '../../../model/offline';
import { SEARCH_BUNDLE } from '../../../model/search';
import type { OfflineFamilyList } from '../../../model/offline-lists';
import type { SearchBundle } from '../../../model/search-index';
import { filesBelow } from '../../files/files-below';

const TEXT = /\.(?:js|json)$/;

/**
 * Reads all files of an index.
 * @param otherVersions folders in it that are indexes of their own
 */
export function readBundle(folder: string, otherVersions: readonly string[]): SearchBundle {
  const bundle: SearchBundle = { texts: {}, binaries: {} };
  const isOwn = (name: string) => !otherVersions.some((other) => name.startsWith(`${other}/`));
  for (const name of filesBelow(folder).filter(isOwn)) {
    const content = readFileSync(path.join(folder, name));
    if (TEXT.test(name)) bundle.texts[name] = content.toString('utf8');
    else bundle.binaries[name] = content.toString('base64');
  }
  return bundle;
}

interface BundleInput {
  outDir: string;
  baseUrl: string;
  /** The index of the documented version. */
  folder: string;
  /** Folders in it that are indexes of other versions. */
  otherVersions: readonly string[];
}

/**
 * Writes the index once more as one file, with the list that keeps it for reading offline: of its
 * own files there are almost 2000, most of them small.
 */
export function writeSearchBundle(input: BundleInput): void {
  const { outDir, baseUrl, folder, otherVersions } = input;
  const { id } = JSON.parse(readFileSync(path.join(outDir, BUILD_FILE), 'utf8')) as { id: string };
  const bytes = gzipSync(JSON.stringify(readBundle(folder, otherVersions)), { level: 9 });
  const file = path.join(outDir, 'x', SEARCH_BUNDLE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  const list: OfflineFamilyList = {
    build: id,
    pages: [],
    files: [{ path: `${baseUrl}x/${SEARCH_BUNDLE}`, bytes: bytes.length }],
  };
  writeFileSync(path.join(path.dirname(file), `${SEARCH_LIST}.json`), JSON.stringify(list));
}
