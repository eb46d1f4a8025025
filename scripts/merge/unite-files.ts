import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE, MERGE_FOLDER } from '../../model/unit-files';
import { formatUnit, ownerOf, type Unit } from '../../model/units';
import { filesBelow } from '../../plugins/files/files-below';
import type { BuiltUnit } from './merged-site';

const isOfSite = (file: string) => file !== MANIFEST_FILE && !file.startsWith(`${MERGE_FOLDER}/`);

/** Reason why a unit may not have a file, if there is one. */
function trespass(file: string, { name }: BuiltUnit, allUnits: readonly Unit[]): string[] {
  const owner = ownerOf(file, allUnits);
  if (owner && formatUnit(owner) === name) return [];
  const whose = owner ? `belongs to ${formatUnit(owner)}` : 'belongs to no unit';
  return [`${name} has the file ${file}, which ${whose}`];
}

function haveSameBytes(one: BuiltUnit, other: BuiltUnit, file: string): boolean {
  const [first, second] = [one, other].map(({ folder }) => readFileSync(path.join(folder, file)));
  return first !== undefined && second !== undefined && first.equals(second);
}

/**
 * Finds all files of the site that units bring.
 * @param units sorted
 * @param allUnits of the site, also those that are left out
 * @returns the unit of each file, in the order of the units; files from the root of the site
 * @throws names all files outside of the territory of their unit, and all pairs of units that have
 *   different bytes for one address: names of chunks have so few letters that this can happen
 */
export function uniteFiles(
  units: readonly BuiltUnit[],
  allUnits: readonly Unit[],
): Map<string, BuiltUnit> {
  const united = new Map<string, BuiltUnit>();
  const faults: string[] = [];
  for (const unit of units) {
    for (const file of filesBelow(unit.folder).filter(isOfSite)) {
      const first = united.get(file);
      if (first === undefined) united.set(file, unit);
      else if (!haveSameBytes(first, unit, file)) {
        faults.push(`${first.name} and ${unit.name} have different files at ${file}`);
      }
      faults.push(...trespass(file, unit, allUnits));
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return united;
}
