// @ts-check
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { buildSite, VERSIONS } from './build-site.mjs';
import { readBuildOptions } from './options.mjs';

/** @type {typeof import('./choose-units')} */
const { chooseUnits } = loadTypeScript('scripts/build/choose-units.ts');

/**
 * `npm run build -- [--unit x/current/en …] [--units current …] [--locale en …] [--jobs 2] [--force]
 * [--out-dir folder] [--retire-worker] [options of docusaurus build]`
 */
async function main() {
  const { choice, ...build } = readBuildOptions(process.argv.slice(2), PROJECT_ROOT);
  process.exitCode = await buildSite({ ...build, units: chooseUnits(choice, VERSIONS) });
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
