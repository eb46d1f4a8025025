// @ts-check
import { existingSnapshot, VERSIONS_FILE } from '../docs-versions.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runSteps } from '../undoable-steps.mjs';
import { dropSteps } from './steps.mjs';

/** `npm run drop-version -- <version>` */
async function main() {
  const version = process.argv[2] ?? '';
  const files = existingSnapshot(version, PROJECT_ROOT);
  await runSteps(dropSteps({ version, projectDir: PROJECT_ROOT }), console.log);
  console.log(
    `\nVersion ${version} is dropped. Commit the change of ${VERSIONS_FILE} and the removal of:`,
  );
  for (const file of files) console.log(`  ${file}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
