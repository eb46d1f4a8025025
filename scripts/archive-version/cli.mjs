// @ts-check
import path from 'node:path';
import { buildSite, VERSIONS } from '../build/build-site.mjs';
import { folderOfUnit } from '../build/build-unit.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { archiveVersion, commitOf } from './archive-version.mjs';

/** @type {typeof import('../../model/units')} */
const { formatUnit, unitsOf } = loadTypeScript('model/units.ts');

/** Where the units are put together once, which checks them. */
const SITE = '.cache/archived-site';

/**
 * `npm run archive-version -- 6.20`: builds the units of an archived version from these sources, and
 * packs them into the folder `DOCS_ARCHIVES`.
 */
async function main() {
  const [id] = process.argv.slice(2);
  const { DOCS_ARCHIVES: archives } = process.env;
  const version = VERSIONS.find((each) => each.id === id);
  if (!version) throw new Error(`Name a version: ${VERSIONS.map((each) => each.id).join(', ')}`);
  if (version.status !== 'archived') {
    throw new Error(`${id} is ${version.status}: set its status to "archived" and commit it first`);
  }
  if (!archives) throw new Error('DOCS_ARCHIVES must name the folder of the archives');
  const commit = commitOf(PROJECT_ROOT);
  const units = unitsOf([version]);
  // An older archive of the version must not be packed again.
  delete process.env.DOCS_ARCHIVES;
  const outDir = path.join(PROJECT_ROOT, SITE);
  const code = await buildSite({ outDir, units, jobs: 1, force: false, args: [], env: {} });
  if (code !== 0) throw new Error(`${id} cannot be built`);
  const names = units.map(formatUnit);
  const lines = await archiveVersion({
    version: version.id,
    commit,
    folders: new Map(names.map((name) => [name, folderOfUnit(name)])),
    archivesDir: path.resolve(PROJECT_ROOT, archives),
    projectDir: PROJECT_ROOT,
  });
  console.log(lines.join('\n'));
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
