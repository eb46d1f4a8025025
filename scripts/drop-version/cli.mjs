// @ts-check
import { existingSnapshot, MANIFEST_FILE, MODEL_FILE, VERSIONS_FILE } from '../docs-versions.mjs';
import { formatJson } from '../format-json.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runSteps } from '../undoable-steps.mjs';
import { dropSteps, REDIRECTS_FILE } from './steps.mjs';

/** @type {typeof import('./redirects-of-dropped')} */
const { redirectsOfDropped } = loadTypeScript('scripts/drop-version/redirects-of-dropped.ts');
/** @type {typeof import('../unit-scripts/unit-scripts')} */
const { withUnitScripts } = loadTypeScript('scripts/unit-scripts/unit-scripts.ts');

/** `npm run drop-version -- <version>` */
async function main() {
  const version = process.argv[2] ?? '';
  // Git does not have the sidebars, which each build makes.
  const removed = existingSnapshot(version, PROJECT_ROOT).filter(
    (file) => !file.startsWith('versioned_sidebars/'),
  );
  const options = { version, projectDir: PROJECT_ROOT, formatJson, withUnitScripts };
  await runSteps(dropSteps({ ...options, redirectsOfDropped }), console.log);
  const files = [VERSIONS_FILE, MODEL_FILE, MANIFEST_FILE, REDIRECTS_FILE, ...removed];
  console.log(`
Version ${version} is dropped. Build the site, which checks that no page links to it, then commit:

  git add ${files.join(' ')}
  git commit -m "Drop version ${version}"`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
