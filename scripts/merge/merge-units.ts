import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';
import { unitsOf, type Unit } from '../../model/units';
import { writeAtomically } from '../../plugins/files/write-atomically';
import type { WriteFile } from '../../plugins/files/write-file';
import { nextOf, removeLeftovers, replaceFolder } from '../build/replace-folder.mjs';
import { checkLinks, leftOutLine } from './check-links';
import type { SitePart } from './merged-site';
import { placeFiles } from './place-files';
import { readUnits } from './read-units';
import { uniteFiles } from './unite-files';

export interface MergeOptions {
  /** Absolute path of the folder that will hold the site. */
  outDir: string;
  /** The units that the site gets, in any order. */
  units: readonly Unit[];
  /** Absolute path of the folder of a unit that was built. */
  folderOf(unit: Unit): string;
  /** The docs of all sections: `ALL_DOCS`. */
  versions: readonly DocsVersion[];
  /** What belongs to all units, in the order in which it is made. */
  parts: readonly SitePart[];
  /** False for sites without most of their pages, to which links lead. */
  checksLinks?: boolean;
  /** Prints a line. */
  say(line: string): void;
}

function writerFor(outDir: string): WriteFile {
  return (file, content) => {
    const target = path.join(outDir, file);
    if (existsSync(target)) throw new Error(`The merge writes ${file}, which is there already`);
    writeAtomically(target, content);
  };
}

/**
 * Puts units together to a site, with what belongs to all of them, beside the folder of the site, and
 * renames it when it is complete. The same units make the same bytes, in whatever order they come.
 * @throws with the reason when a unit is not built, has files that are not its own, or links to a place
 *   in another unit that is not there; the folder of the site is as it was then
 */
export async function mergeUnits(options: MergeOptions): Promise<void> {
  const { outDir, versions, parts, checksLinks = true, say } = options;
  const allUnits = unitsOf(versions);
  const units = readUnits(options.units, options.folderOf);
  const files = uniteFiles(units, allUnits);
  if (checksLinks) checkLinks(units, allUnits);
  removeLeftovers(outDir);
  const next = nextOf(outDir);
  try {
    mkdirSync(next, { recursive: true });
    placeFiles(files, next);
    const site = { outDir: next, units, versions, write: writerFor(next) };
    for (const part of parts) await part(site);
  } catch (error) {
    removeLeftovers(outDir);
    throw error;
  }
  replaceFolder(outDir);
  const leftOut = leftOutLine(units, allUnits);
  if (leftOut) say(leftOut);
}
