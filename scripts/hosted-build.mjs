// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOSTED } from './hosted-site.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/** `node scripts/hosted-build.mjs` */
async function main() {
  const { code } = await runCommand(
    process.execPath,
    [
      path.join(PROJECT_ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      ...['--out-dir', HOSTED.dir],
      ...HOSTED.locales.flatMap((locale) => ['--locale', locale]),
    ],
    { env: { DOCS_HOST: HOSTED.host, GA_MEASUREMENT_ID: HOSTED.measurementId } },
  );
  process.exitCode = code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
