import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from '../../model/unit-files';
import { parseUnitManifest } from '../../model/unit-manifest';
import { formatUnit, type Unit } from '../../model/units';
import type { BuiltUnit } from './merged-site';

function readUnit(unit: Unit, folder: string): BuiltUnit {
  const name = formatUnit(unit);
  const file = path.join(folder, MANIFEST_FILE);
  if (!existsSync(file)) throw new Error(`${name}: it is not built, as there is no ${file}`);
  return {
    ...unit,
    name,
    folder,
    manifest: parseUnitManifest(readFileSync(file, 'utf8'), name, file),
  };
}

/**
 * Reads the manifests of units that were built.
 * @param folderOf a unit, absolute
 * @returns them sorted by name, as nothing in the site may depend on the order in which they were built
 * @throws names the first unit that is not built or whose manifest is wrong
 */
export function readUnits(units: readonly Unit[], folderOf: (unit: Unit) => string): BuiltUnit[] {
  const read = units.map((unit) => readUnit(unit, folderOf(unit)));
  return read.sort((one, other) => (one.name < other.name ? -1 : 1));
}
