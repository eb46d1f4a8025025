// @ts-check
import { PROJECT_ROOT } from '../project-root.mjs';
import { buildSite } from './build-site.mjs';
import { readBuildOptions } from './options.mjs';

/**
 * `npm run build -- [--out-dir folder] [--retire-worker] [options of docusaurus build]`
 */
async function main() {
  process.exitCode = await buildSite(readBuildOptions(process.argv.slice(2), PROJECT_ROOT));
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
