import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FAMILY_NAMES } from './families';
import { API_FOLDERS } from './folders';
import type { ApiFamilyIndex } from '../../model/api-reference';

/**
 * Reads the index of the reference of each family.
 * @param siteDir root of the project
 * @param folder of the reference from there
 * @throws when it has not been made: the plugin does so before the sidebars are read
 */
export function readReferenceIndexes(
  siteDir: string,
  folder: string = API_FOLDERS.out,
): ApiFamilyIndex[] {
  return FAMILY_NAMES.map((family) => {
    const file = path.join(siteDir, folder, family, 'index.json');
    return JSON.parse(readFileSync(file, 'utf8')) as ApiFamilyIndex;
  });
}
