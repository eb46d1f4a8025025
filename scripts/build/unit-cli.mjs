// @ts-check
import { buildUnit } from './build-unit.mjs';

/**
 * `node scripts/build/unit-cli.mjs x/current/en [options of docusaurus build]`: builds one unit, for
 * the engine that knows which ones are outdated.
 */
async function main() {
  const [unit = '', ...args] = process.argv.slice(2);
  process.exitCode = await buildUnit(unit, { args });
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
