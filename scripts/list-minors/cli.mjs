// @ts-check
import { PROJECT_ROOT } from '../project-root.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { fetchRelease, readReleases } from './fetch-release.mjs';

/**
 * `npm run list-minors`: finds the minors of the library in which the members that `docs/` describes
 * came and changed since the version before, and writes them to `versions/minors.json`. It loads the
 * packages of all minors between from the registry, once, into `.cache/list-minors/`.
 */
async function main() {
  /** @type {typeof import('../../plugins/api-reference/list-packages')} */
  const { installedMembers } = loadTypeScript('plugins/api-reference/list-packages.ts');
  /** @type {typeof import('./list-minors')} */
  const { listMinors } = loadTypeScript('scripts/list-minors/list-minors.ts');
  const registry = { fetchRelease, readReleases };
  const members = await installedMembers(PROJECT_ROOT);
  const onStep = (/** @type {string} */ minor) => console.log(`Read ${minor}.`);
  const list = await listMinors(PROJECT_ROOT, members, registry, onStep);
  const count = Object.values(list).reduce((sum, facts) => sum + Object.keys(facts).length, 0);
  console.log(`versions/minors.json has the minors of ${count} exports and members.`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
