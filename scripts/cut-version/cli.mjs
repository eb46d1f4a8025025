// @ts-check
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { existingSnapshot, VERSIONS_FILE } from '../docs-versions.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runSteps } from '../undoable-steps.mjs';
import { cutSteps } from './steps.mjs';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });

/** @type {typeof import('../../plugins/mdx/library-versions/remark-library-versions')} */
const { fillVersions } = load('../../plugins/mdx/library-versions/remark-library-versions.ts');

/** @type {typeof import('../../plugins/files/packages-dir')} */
const { packagesDirOf } = load('../../plugins/files/packages-dir.ts');
/** @type {typeof import('../../model/library-versions')} */
const { WORKING_COPY } = load('../../model/library-versions.ts');

/** `npm run cut-version -- <version>` */
async function main() {
  const version = process.argv[2] ?? '';
  const steps = cutSteps({
    version,
    projectDir: PROJECT_ROOT,
    fillVersions: (text, write) =>
      fillVersions(
        text,
        { packagesDir: packagesDirOf(PROJECT_ROOT), version: WORKING_COPY },
        write,
      ),
  });
  await runSteps(steps, console.log);
  console.log(`\nVersion ${version} is cut. Commit, with the next version in model/versions.json:`);
  for (const file of [VERSIONS_FILE, ...existingSnapshot(version, PROJECT_ROOT)]) {
    console.log(`  ${file}`);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
