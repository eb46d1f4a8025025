// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../build/build-site.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { projectFiles } from '../test-affected/changed-files.mjs';
import { chooseMutants } from './choose-mutants.mjs';
import { demoFiles, specsOf } from './demo-files.mjs';
import { findMutants } from './find-mutants.mjs';
import { readMutantOptions } from './options.mjs';
import { ENOUGH, reportLines, shareNoticed } from './report.mjs';
import { inParallel, pagesPass } from './run-mutants.mjs';

/** @typedef {import('./find-mutants.mjs').Mutant} Mutant */

const SITE = path.join('.cache', 'mutants-build');

const WORKERS = 2;

/** @param {string} file */
const mutantsOf = (file) => ({
  file,
  mutants: findMutants(readFileSync(path.join(PROJECT_ROOT, file), 'utf8'), file),
});

/** @param {Mutant} mutant @returns {string} the demo that it breaks */
const demoOf = ({ id }) => id.slice(0, id.indexOf(':'));

async function build() {
  const code = await buildSite({
    outDir: path.join(PROJECT_ROOT, SITE),
    args: ['--locale', 'en', '--config', 'scripts/test-mutants/docusaurus.config.ts'],
    env: {},
  });
  if (code !== 0) throw new Error('The build with mutants failed');
}

/**
 * Tests that fail without a mutant would count as noticing each. As in other test runs, the second
 * attempt decides.
 * @param {string[]} specs
 * @throws names the specs that fail
 */
async function expectPassing(specs) {
  const failing = await inParallel(specs, WORKERS, async (spec, worker) => {
    const passes = () => pagesPass([spec], { site: SITE, worker });
    return (await passes()) || (await passes()) ? [] : [spec];
  });
  const names = failing.flat();
  if (names.length) throw new Error(`Without a mutant these fail: ${names.join(', ')}`);
}

/** @param {Mutant[]} mutants @param {string[]} files of the project */
async function testMutants(mutants, files) {
  await expectPassing([...new Set(mutants.flatMap((mutant) => specsOf(demoOf(mutant), files)))]);
  return inParallel(mutants, WORKERS, async (mutant, worker) => {
    const specs = specsOf(demoOf(mutant), files);
    const noticed =
      specs.length > 0 && !(await pagesPass(specs, { site: SITE, worker, mutant: mutant.id }));
    console.log(`${noticed ? 'noticed' : 'not noticed'}: ${mutant.id}`);
    return { mutant, noticed };
  });
}

/**
 * `npm run test:mutants -- [--count 300] [--only part of an id] [--list] [--keep-build]`: breaks demos
 * one at a time, and counts how many of them the tests of their pages notice.
 */
async function main() {
  const { count, only, list, keepBuild } = readMutantOptions(process.argv.slice(2));
  const files = projectFiles();
  const demos = demoFiles(files).map(mutantsOf);
  const mutants = chooseMutants(
    demos.map(({ file, mutants }) => ({
      file,
      mutants: mutants.filter(({ id }) => id.includes(only)),
    })),
    count,
  );
  if (list) {
    console.log(mutants.map(({ id }) => id).join('\n'));
    return;
  }
  if (!keepBuild) await build();
  const results = await testMutants(mutants, files);
  console.log(`\n${reportLines(results).join('\n')}`);
  process.exitCode = shareNoticed(results) < ENOUGH ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
