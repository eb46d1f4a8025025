// @ts-check
import { treeMemory } from './process-memory.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {object} RunCost
 * @property {number} seconds
 * @property {number} peakBytes memory of the command and all it started
 */

/** Milliseconds between two looks at the memory. */
const INTERVAL = 250;

/**
 * Runs a command with Node, and prints what it printed only if it fails.
 * @param {string} what for messages: "The build"
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<RunCost>}
 * @throws with one line when it fails
 */
export async function measureRun(what, args, options = {}) {
  let peakBytes = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let watch;
  const onStart = (/** @type {number} */ pid) => {
    watch = setInterval(() => (peakBytes = Math.max(peakBytes, treeMemory(pid))), INTERVAL);
  };
  const started = performance.now();
  const run = runCommand(process.execPath, args, { ...options, quiet: true, onStart });
  const { code, output } = await run.finally(() => clearInterval(watch));
  const seconds = (performance.now() - started) / 1000;
  if (code === 0) return { seconds, peakBytes };
  process.stderr.write(output);
  throw new Error(`${what} ended with exit code ${code}`);
}
