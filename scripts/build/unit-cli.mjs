// @ts-check
import { buildUnit } from './build-unit.mjs';
import { endWithBuild } from './end-with-build.mjs';

/**
 * `node scripts/build/unit-cli.mjs x/current/en [options of docusaurus build]`: builds one unit, for
 * the engine that knows which ones are outdated. Of `npm run build`, options come in a variable, as
 * npm, which the engine uses, would take some for its own.
 */
async function main() {
  const [unit = '', ...given] = process.argv.slice(2);
  // Their names are in engine/variables.ts, too.
  const { DOCS_BUILD_ARGUMENTS: passedOn = '[]', DOCS_BUILD_PROCESS: builder } = process.env;
  if (builder) endWithBuild(Number(builder));
  process.exitCode = await buildUnit(unit, { args: [...given, ...JSON.parse(passedOn)] });
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
