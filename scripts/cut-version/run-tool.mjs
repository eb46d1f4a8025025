// @ts-check
import { runCommand } from '../run-command.mjs';

/** @typedef {NonNullable<Parameters<typeof runCommand>[2]>} RunOptions */

/**
 * Lines of an error of npm that tell what happened: neither empty ones nor the place of its log.
 * @param {string} output
 */
function npmReason(output) {
  const lines = output.split('\n').filter((line) => /^npm error (?!A complete log)\S/.test(line));
  return lines
    .slice(0, 3)
    .map((line) => line.replace(/^npm error /, ''))
    .join('; ');
}

/**
 * Runs a command, which prints its errors itself unless it is quiet.
 * @param {string} what name of the command for its error
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @throws with one line when it fails, or a signal has stopped this process
 */
async function runTool(what, command, args, options) {
  const { code, interruptedBy, output } = await runCommand(command, args, options);
  if (interruptedBy) throw new Error(`Stopped by ${interruptedBy}`);
  if (code === 0) return;
  const reason = options.quiet ? npmReason(output) : '';
  throw new Error(`${what} ended with exit code ${code}${reason && `: ${reason}`}`);
}

/**
 * Runs a script of the project with Node.
 * @param {string} what
 * @param {string[]} args
 * @param {RunOptions} options
 */
export const runScript = (what, args, options) => runTool(what, process.execPath, args, options);

/**
 * Runs npm without printing what it prints, unless it fails.
 * @param {string[]} args
 * @param {RunOptions} options
 * @throws with one line that has the first lines of its error
 */
export function runNpmQuietly(args, options) {
  // On Windows npm is a batch file, which only a shell can run.
  const shell = process.platform === 'win32';
  return runTool(`npm ${args[0]}`, 'npm', args, { ...options, quiet: true, shell });
}
