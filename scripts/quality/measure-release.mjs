// @ts-check
import { runNpm } from '../run-command.mjs';
import { requireCommitted } from './measured-commit.mjs';

/**
 * What measures a release, in this order: the tests also make the build, and install what is missing.
 * @type {readonly (readonly string[])[]}
 */
const COMMANDS = [
  ['test'],
  ['run', 'quality', '--', 'tests'],
  ['run', 'quality', '--', 'build'],
  ['run', 'test:mutants', '--', '--report'],
];

/**
 * Writes all reports of a release. It imports no package, so it can begin in a new clone.
 * @param {(args: string[]) => Promise<{ code: number }>} [run] runs npm
 * @throws when files are not committed, or a command fails: what fails is not released
 */
export async function measureRelease(run = runNpm) {
  requireCommitted();
  for (const command of COMMANDS) {
    const { code } = await run([...command]);
    if (code !== 0) throw new Error(`npm ${command.join(' ')} failed with exit code ${code}`);
  }
}
