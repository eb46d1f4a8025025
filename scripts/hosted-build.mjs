// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/**
 * A second production build, with what only a production host has: the host's own name, so that the
 * service worker registers there, and a measurement id. `e2e/hosted/` tests it. The browser takes
 * every name below `.localhost` for this machine, and for a secure context.
 */
export const HOSTED = {
  host: 'mui.localhost',
  measurementId: 'G-TEST123456',
  dir: '.cache/hosted-build',
  locales: ['en', 'zh'],
};

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
