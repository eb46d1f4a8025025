import path from 'node:path';
import Ajv from 'ajv';
import type { MemberList } from '../../model/member-history/member-list';
import schema from '../../model/member-history/members.schema.json';
import { DOCS_VERSIONS, WORKING_COPY } from '../../model/library-versions';
import type { DocsVersion } from '../../model/docs-version';
import { packagesDirOf } from '../files/packages-dir';
import { writeAtomically } from '../files/write-atomically';
import { describePackages } from './describe-packages';
import { apiFamiliesOf } from './families';
import { listMembers } from './member-list';
import { readRequiredExports } from './required-exports';

/** One line for each export: a difference then names it. */
function formatMembers(list: MemberList): string {
  const families = Object.entries(list).map(([family, exported]) => {
    const lines = Object.entries(exported).map(
      ([name, members]) => `${JSON.stringify(name)}:${JSON.stringify(members)}`,
    );
    return `${JSON.stringify(family)}:{\n${lines.join(',\n')}\n}`;
  });
  return `{\n${families.join(',\n')}\n}\n`;
}

/** Reads the members of a version's documented exports from packages. */
async function readMembers(
  siteDir: string,
  version: DocsVersion,
  { id, packagesDir }: { id: string; packagesDir: string },
): Promise<MemberList> {
  const found = await describePackages(siteDir, {
    packagesDir,
    families: apiFamiliesOf(version),
    required: readRequiredExports(siteDir, version),
    cache: path.join(siteDir, '.cache/list-members', id),
  });
  return listMembers(found);
}

/** The members of the documented exports of the packages that `docs/` describes. */
export function installedMembers(siteDir: string): Promise<MemberList> {
  const packagesDir = packagesDirOf(siteDir);
  return readMembers(siteDir, WORKING_COPY, { id: WORKING_COPY.docs, packagesDir });
}

/**
 * Writes the members of a version's documented exports to its folder, read from the declarations of
 * packages as the reference is.
 * @param packagesDir folder `node_modules` with the packages
 * @returns the file
 * @throws if the list does not keep to its schema
 */
export async function writeMembers(
  siteDir: string,
  { id, packagesDir }: { id: string; packagesDir: string },
): Promise<string> {
  // A version that is being cut is not in the list yet: it is what docs/ has.
  const version = DOCS_VERSIONS.find((each) => each.id === id) ?? WORKING_COPY;
  const list = await readMembers(siteDir, version, { id, packagesDir });
  const validate = new Ajv({ allErrors: true }).compile(schema);
  if (!validate(list)) {
    const [error] = validate.errors ?? [];
    throw new Error(
      `The members of ${id} break the schema: ${error?.instancePath} ${error?.message}`,
    );
  }
  const file = path.join(siteDir, 'versions', id, 'members.json');
  writeAtomically(file, formatMembers(list));
  return file;
}
