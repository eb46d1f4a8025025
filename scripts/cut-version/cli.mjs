// @ts-check
import { cutVersion } from './steps.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** `npm run cut-version -- <version>` */
async function main() {
  const version = process.argv[2];
  const files = await cutVersion(version, PROJECT_ROOT);
  console.log(
    `\nVersion ${version} is cut. Commit, with the next version in model/library-versions.ts:`,
  );
  for (const file of files) console.log(`  ${file}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
