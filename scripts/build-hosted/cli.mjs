// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../build/build-site.mjs';
import { HOSTED } from '../hosted-site.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** `node scripts/build-hosted/cli.mjs` */
async function main() {
  process.exitCode = await buildSite({
    outDir: path.join(PROJECT_ROOT, HOSTED.dir),
    args: [
      ...['--config', 'scripts/build-hosted/docusaurus.config.ts'],
      ...HOSTED.locales.flatMap((locale) => ['--locale', locale]),
    ],
    env: { DOCS_HOST: HOSTED.host, GA_MEASUREMENT_ID: HOSTED.measurementId },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
