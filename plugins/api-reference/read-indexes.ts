import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiFamilyIndex } from '../../model/api-reference';
import type { DocsVersion } from '../../model/docs-version';
import { folderOfFamily } from './addresses';
import { apiFamiliesOf } from './families';
import { apiFoldersOf } from './folders';

/**
 * Reads the index of the reference of each family of a version.
 * @param siteDir root of the project
 * @throws when it has not been made: the plugin does so before the sidebars are read
 */
export function readReferenceIndexes(
  siteDir: string,
  version: Pick<DocsVersion, 'section' | 'docs' | 'families'>,
): ApiFamilyIndex[] {
  const { out } = apiFoldersOf(version);
  return apiFamiliesOf(version).map(({ id }) => {
    const file = path.join(siteDir, out, folderOfFamily(id), 'index.json');
    return JSON.parse(readFileSync(file, 'utf8')) as ApiFamilyIndex;
  });
}
