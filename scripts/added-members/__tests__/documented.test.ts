/**
 * Everything that the pages' version adds to the version before is on a page, besides the API
 * reference, or has a reason not to be.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS, WORKING_COPY } from '../../../model/library-versions';
import type { MemberList } from '../../../model/member-history/member-list';
import { membersFile } from '../../../plugins/api-reference/known-versions';
import { packagesDirOf } from '../../../plugins/files/packages-dir';
import { listExports, readExportList } from '../../list-members/list-exports';
import { PROJECT_ROOT } from '../../project-root.mjs';
import { addedExports, addedMembers, idOf } from '../added-names';
import { EXCEPTIONS } from '../exceptions';
import { readPages } from '../page-names';
import { undocumented } from '../undocumented';

const [before = WORKING_COPY] = DOCS_VERSIONS.filter(({ docs }) => docs !== 'current');

function membersIn(version: typeof WORKING_COPY): MemberList {
  return JSON.parse(readFileSync(membersFile(PROJECT_ROOT, version), 'utf8')) as MemberList;
}

const members = addedMembers(membersIn(before), membersIn(WORKING_COPY));
const exported = addedExports(
  readExportList(PROJECT_ROOT, before.id),
  listExports(WORKING_COPY, packagesDirOf(PROJECT_ROOT, WORKING_COPY)),
  members,
);
const missing = undocumented(
  [...members, ...exported],
  readPages(path.join(PROJECT_ROOT, 'docs')),
).map(idOf);
const excepted = EXCEPTIONS.flatMap(({ names }) => names);

test('every added name is on a page, or is an exception', () => {
  expect(missing.filter((id) => !excepted.includes(id))).toEqual([]);
});

test('no exception is there twice, or for a name that is on a page', () => {
  expect(excepted.filter((id, index) => excepted.indexOf(id) !== index)).toEqual([]);
  expect(excepted.filter((id) => !missing.includes(id))).toEqual([]);
});
