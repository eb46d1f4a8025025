// @ts-check
/**
 * `node scripts/list-members/cli.mjs <version> --packages <folder>`: writes the members of all
 * documented exports of a version to `versions/<version>/members.json`, and the names of all exports
 * to `versions/<version>/exports.json`.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import createJiti from 'jiti';
import { PROJECT_ROOT } from '../project-root.mjs';

const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });

const USAGE = 'Usage: node scripts/list-members/cli.mjs <version> --packages <folder>';

async function main() {
  const { values, positionals } = parseArgs({
    options: { packages: { type: 'string' } },
    allowPositionals: true,
  });
  const [id] = positionals;
  if (!id || !/^[\w.-]+$/.test(id) || positionals.length > 1 || !values.packages) {
    throw new Error(USAGE);
  }
  /** @type {typeof import('../../plugins/api-reference/list-packages')} */
  const { writeMembers } = load('../../plugins/api-reference/list-packages.ts');
  const packagesDir = path.resolve(values.packages);
  const file = await writeMembers(PROJECT_ROOT, { id, packagesDir });
  console.log(`${path.relative(PROJECT_ROOT, file)} has the members of version ${id}.`);
  /** @type {typeof import('./list-exports')} */
  const { writeExports } = load('./list-exports.ts');
  const names = writeExports(PROJECT_ROOT, { id, packagesDir });
  console.log(`${path.relative(PROJECT_ROOT, names)} has the names of its exports.`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
