import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { SEARCH_LIST } from '../../../model/offline';
import { SEARCH_BUNDLE, SEARCH_FOLDER } from '../../../model/search';
import { buildFile, DOCUMENTED_PLACE } from '../../../model/unit-files';
import type { OfflineFamilyList } from '../../../model/offline-lists';
import type { SearchBundle } from '../../../model/search-index';
import { filesBelow } from '../../files/files-below';

const TEXT = /\.(?:js|json)$/;

/** Reads all files of an index. */
export function readBundle(folder: string): SearchBundle {
  const bundle: SearchBundle = { texts: {}, binaries: {} };
  for (const name of filesBelow(folder)) {
    const content = readFileSync(path.join(folder, name));
    if (TEXT.test(name)) bundle.texts[name] = content.toString('utf8');
    else bundle.binaries[name] = content.toString('base64');
  }
  return bundle;
}

interface BundleInput {
  outDir: string;
  baseUrl: string;
}

/**
 * Writes the index of the documented version once more as one file, with the list that keeps it for reading offline: of its
 * own files there are almost 2000, most of them small.
 */
export function writeSearchBundle(input: BundleInput): void {
  const { outDir, baseUrl } = input;
  const { id } = JSON.parse(
    readFileSync(path.join(outDir, buildFile(DOCUMENTED_PLACE)), 'utf8'),
  ) as {
    id: string;
  };
  const bytes = gzipSync(JSON.stringify(readBundle(path.join(outDir, SEARCH_FOLDER))), {
    level: 9,
  });
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
