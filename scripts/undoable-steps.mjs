// @ts-check

/**
 * @typedef {object} Step
 * @property {() => string | Promise<string>} do returns in one line what it did
 * @property {() => void} [undo] puts back what `do` changed, also where that failed half way. A step does not
 *   need it if it only reads, or if the undo of an earlier step removes the files that it changes.
 */

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @param {unknown} error */
const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Undoes all that can be undone.
 * @param {Step[]} steps in this order
 * @returns {string[]} why steps could not be undone
 */
function undoSteps(steps) {
  return steps.flatMap(({ undo }) => {
    try {
      undo?.();
      return [];
    } catch (error) {
      return [reasonOf(error)];
    }
  });
}

/**
 * Keeps signals from ending this process before its changes are undone.
 * @returns {{ check(): void, stop(): void }} `check` throws if there was a signal
 */
function holdSignals() {
  /** @type {NodeJS.Signals | undefined} */
  let received;
  const hold = (/** @type {NodeJS.Signals} */ signal) => {
    received = signal;
  };
  for (const signal of SIGNALS) process.on(signal, hold);
  return {
    check() {
      if (received !== undefined) throw new Error(`Stopped by ${received}`);
    },
    stop() {
      for (const signal of SIGNALS) process.off(signal, hold);
    },
  };
}

/**
 * @param {Step[]} steps
 * @param {Step[]} begun gets the steps that were started, the last one first
 * @param {(done: string) => void} report
 */
async function doSteps(steps, begun, report) {
  const signals = holdSignals();
  try {
    for (const step of steps) {
      begun.unshift(step);
      const done = await step.do();
      // Node calls the handlers of signals only between tasks.
      await new Promise((resolve) => setImmediate(resolve));
      signals.check();
      report(done);
    }
  } finally {
    signals.stop();
  }
}

/**
 * Runs steps one after the other. If one fails, or a signal asks this process to end, undoes the steps
 * that were started, the last one first.
 * @param {Step[]} steps
 * @param {(done: string) => void} report is called after each step
 * @throws with the reason, and whether everything is as it was before
 */
export async function runSteps(steps, report) {
  /** @type {Step[]} */
  const begun = [];
  try {
    await doSteps(steps, begun, report);
  } catch (error) {
    const failures = undoSteps(begun);
    if (failures.length > 0) {
      const intro = 'These changes could not be undone; git status shows what is left:';
      throw new Error([reasonOf(error), intro, ...failures].join('\n'), { cause: error });
    }
    if (!begun.some(({ undo }) => undo)) throw error;
    const sum = 'All files are as they were before.';
    throw new Error(`${reasonOf(error)}\n${sum}`, { cause: error });
  }
}
