// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { PROJECT_ROOT } from './project-root.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @typedef {object} Ended
 * @property {number} code exit code; 128 + signal number for a command that a signal ended
 * @property {NodeJS.Signals} [interruptedBy] the signal this process got while the command ran
 * @property {string} output printed text, if `quiet` was set
 */

/**
 * Runs a command in the root of the project, with this terminal as its own, and passes signals on.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] is added to this process' environment
 * @param {string} [options.cwd]
 * @param {boolean} [options.shell]
 * @param {boolean} [options.quiet] keeps what the command prints
 * @param {boolean} [options.channel] gives a command of Node a channel, which closes when this process
 *   ends in whatever way
 * @param {(pid: number) => void} [options.onStart] is called with the number of the process
 * @returns {Promise<Ended>} rejected when the command cannot be started
 */
export function runCommand(command, args, options = {}) {
  const { env, cwd = PROJECT_ROOT, shell = false, quiet = false, channel = false } = options;
  const stream = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    shell,
    stdio: [
      quiet ? 'ignore' : 'inherit',
      stream,
      stream,
      ...(channel ? [/** @type {const} */ ('ipc')] : []),
    ],
    env: { ...process.env, ...env },
  });
  if (child.pid) options.onStart?.(child.pid);
  let output = '';
  for (const printed of [child.stdout, child.stderr]) {
    printed?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  /** @type {NodeJS.Signals | undefined} */
  let interruptedBy;
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    interruptedBy = signal;
    // Ctrl+C in a terminal reaches the child by itself; twice would mean "at once" to some tools.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Not at its exit: there may be more to read then.
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, passOn);
      const ended = code ?? 128 + (signal ? constants.signals[signal] : 0);
      resolve({ code: ended, interruptedBy, output });
    });
  });
}

/**
 * Runs npm; see `runCommand`.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean }} [options]
 */
export function runNpm(args, options) {
  // On Windows npm is a batch file, which only a shell can run.
  return runCommand('npm', args, { ...options, shell: process.platform === 'win32' });
}
