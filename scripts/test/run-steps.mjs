// @ts-check
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runNpm } from '../run-command.mjs';
import { checkRunner, singleResult } from './sum.mjs';

/** @typedef {import('./sum.mjs').StepResult} StepResult */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [script] of package.json, so each check is written down once
 * @property {string[]} [command] a command of a package, with arguments, where no script fits
 * @property {string[]} [args] of the script
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [needs] name of a step without which this one makes no sense
 * @property {Error} [blocked] why the step cannot run here
 * @property {{ file: string, read: (name: string, report: never) => StepResult }} [report] where the
 *   runner writes its report, which only `read` knows; a step without one is a single test
 */

/**
 * @param {Step} step
 * @param {number} exitCode
 * @returns {StepResult}
 */
function readResult({ name, report }, exitCode) {
  if (!report) return singleResult(name, exitCode === 0);
  try {
    const json = JSON.parse(readFileSync(path.join(PROJECT_ROOT, report.file), 'utf8'));
    return checkRunner(report.read(name, /** @type {never} */ (json)), exitCode);
  } catch {
    return singleResult(name, false, `ended with exit code ${exitCode} and without a report`);
  }
}

/** @param {Step} step */
function npmArguments({ script, command, args = [] }) {
  if (script) return ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  return ['exec', '--offline', '--', ...(command ?? [])];
}

/**
 * @param {Step} step
 * @param {boolean} quiet whether what it prints comes when it has ended
 * @returns {Promise<{ result: StepResult, interrupted: boolean }>}
 */
async function runStep(step, quiet) {
  const title = `\n── ${step.name} ──\n`;
  if (!quiet) console.log(title);
  if (step.report) {
    const file = path.join(PROJECT_ROOT, step.report.file);
    // Results of an earlier run must not count as results of this one.
    rmSync(file, { force: true });
    mkdirSync(path.dirname(file), { recursive: true });
  }
  const started = performance.now();
  const { code, interruptedBy, output } = await runNpm(npmArguments(step), {
    env: step.env,
    quiet,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const result = readResult(step, code);
  if (quiet) console.log(`${title}\n${output}`);
  console.log(`\n${step.name}: ${result.failed ? 'failed' : 'passed'} in ${seconds} s`);
  return { result, interrupted: interruptedBy !== undefined };
}

/**
 * Runs the steps in order. A failed one stops only those that need it.
 * @param {Step[]} steps
 * @param {{ earlier?: StepResult[], quiet?: boolean }} [options] `earlier`: what a step may need
 * @returns {Promise<StepResult[]>} of only these steps
 */
export async function runSteps(steps, { earlier = [], quiet = false } = {}) {
  /** @type {StepResult[]} */
  const results = [];
  for (const step of steps) {
    const missing = [...earlier, ...results].find(
      ({ name, failed }) => name === step.needs && failed > 0,
    );
    if (step.blocked || missing) {
      const why = step.blocked?.message ?? `not run, as it needs: ${missing?.name}`;
      results.push(singleResult(step.name, false, why));
      continue;
    }
    const { result, interrupted } = await runStep(step, quiet);
    if (interrupted) throw new Error('Interrupted');
    results.push(result);
  }
  return results;
}

/**
 * Runs several lists of steps in parallel: a single one leaves part of the processor idle. The first
 * prints as it goes, the others step by step.
 * @param {Step[][]} lists
 * @returns {Promise<StepResult[]>}
 */
export async function runSideBySide(lists) {
  const running = lists.map((steps, index) => runSteps(steps, { quiet: index > 0 }));
  return (await Promise.all(running)).flat();
}
