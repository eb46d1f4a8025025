import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BuiltUnit } from './merged-site';

/** What the file system says where it cannot link: another disk, no links, or too many of one file. */
const CANNOT_LINK = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

function placeFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!CANNOT_LINK.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to);
  }
}

/**
 * Puts files of units into the site, as hard links where the file system can.
 * @param files units by file, which is a path from the root of the site
 * @param outDir absolute path
 * @throws errors of the file system, such as that the disk is full
 */
export function placeFiles(files: ReadonlyMap<string, BuiltUnit>, outDir: string): void {
  const folders = new Set([...files.keys()].map((file) => path.dirname(path.join(outDir, file))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [file, { folder }] of files) {
    placeFile(path.join(folder, file), path.join(outDir, file));
  }
}
