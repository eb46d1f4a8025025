// @ts-check
import { fileURLToPath } from 'node:url';
import { buildTestSite } from '../build/build-test-site.mjs';
import { HOSTED } from '../hosted-site.mjs';

/** `node scripts/build-hosted/cli.mjs` */
async function main() {
  process.exitCode = await buildTestSite({
    dir: HOSTED.dir,
    units: HOSTED.locales.map((locale) => `x/current/${locale}`),
    config: 'scripts/build-hosted/docusaurus.config.ts',
    // Without most pages, the feed and most redirects lead nowhere.
    overrides: {
      redirectsFile: 'scripts/build-hosted/redirects.tsv',
      hasFeed: false,
      checksLinks: false,
    },
    env: { DOCS_HOST: HOSTED.host, GA_MEASUREMENT_ID: HOSTED.measurementId },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
