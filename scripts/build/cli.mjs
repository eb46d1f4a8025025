// @ts-check
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { buildSite, VERSIONS } from './build-site.mjs';
import { readBuildOptions } from './options.mjs';

/** @type {typeof import('./choose-units')} */
const { chooseUnits } = loadTypeScript('scripts/build/choose-units.ts');

const HELP = `npm run build -- [options] [options of docusaurus build]
  --unit x/current/en   builds one unit; may be repeated
  --units current       builds the units of a version or section; may be repeated
  --locale en           builds only units in a language, by default of the documented version
  --jobs 2              units that are built at the same time
  --force               builds units again that have not changed
  --out-dir build       folder of the site
  --retire-worker       replaces the service worker of earlier builds by one that removes itself`;

/** `npm run build`: builds all units, or those of the options, and merges them into a site. */
async function main() {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(HELP);
    return;
  }
  const { choice, ...build } = readBuildOptions(args, PROJECT_ROOT);
  process.exitCode = await buildSite({ ...build, units: chooseUnits(choice, VERSIONS) });
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
