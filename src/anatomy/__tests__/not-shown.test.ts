import { existsSync } from 'node:fs';
import path from 'node:path';
import { hasLiveReference } from '@site/model/docs-version';
import { DOCS_VERSIONS } from '@site/model/library-versions';
import { docsFolderOf } from '@site/plugins/files/docs-folder';
import { itemsOf } from '../items';
import { NOT_SHOWN } from '../samples/not-shown';
import { componentPages } from './component-pages';

/** Folders whose reference is made: `docs` always, others by a build of their version. */
const FOLDERS = DOCS_VERSIONS.filter(hasLiveReference)
  .map(docsFolderOf)
  .filter((folder) => existsSync(path.join(folder, 'api')));

const DOCUMENTED = new Set(
  FOLDERS.flatMap(componentPages).flatMap((page) =>
    itemsOf(page).map(({ kind, name }) => `${page.name} ${kind}:${name}`),
  ),
);

it('gives reasons only for slots and classes that a version documents', () => {
  const listed = Object.entries(NOT_SHOWN).flatMap(([component, names]) =>
    Object.keys(names).map((name) => `${component} ${name}`),
  );
  expect(listed.filter((name) => !DOCUMENTED.has(name))).toEqual([]);
});
