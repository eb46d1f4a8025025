// @ts-check
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_INTERVAL = 500;
const HEARTBEAT_INTERVAL = 5_000;

/**
 * Milliseconds after which a silent holder counts as gone, as another program may have got its
 * process id. On a slow machine, the API reference blocks its process for minutes.
 */
const LONGEST_SILENCE = 600_000;

/** Locks that this process has. In a container, a killed build may have had the same number. */
const held = new Set();

/**
 * @param {number} pid
 * @returns {boolean} whether a process has this number, of any user
 */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {string} file
 * @returns {{ text: string, pids: number[], beat: number } | undefined} nothing when the lock is free
 * @throws errors of the file system, except that there is no such file
 */
function readLock(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const pids = text
      .split('\n')
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && pid > 0);
    return { text, pids, beat: statSync(file).mtimeMs };
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes the text of a lock to a file beside it, so no process reads half of it.
 * @param {string} file of the lock
 * @param {string} text
 * @returns {string} file that was written
 * @throws one line with the file; nothing is left behind then
 */
function writeDraft(file, text) {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text);
    return draft;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Error(`${draft} cannot be written (${code})`, { cause: error });
  }
}

/**
 * Takes the lock when it is free. The file appears with its content, by a link.
 * @param {string} file
 * @param {string} text
 */
function tryToTake(file, text) {
  const draft = writeDraft(file, text);
  try {
    linkSync(draft, file);
    held.add(file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the lock of a process that is gone. Two may come to this at once, so the file is moved away
 * first, and put back when it turns out to be the new lock of the other one.
 * @param {string} file
 * @param {string} text of the stale lock
 */
function removeStale(file, text) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file);
  } catch {
    // The other one was faster; whose lock it is now is seen at the next look.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * @param {string} file
 * @param {number} pid that the lock names
 */
function isHolding(file, pid) {
  return pid === process.pid ? held.has(file) : isRunning(pid);
}

/**
 * Checks that a running process holds a lock.
 * @param {string} file absolute path of the lock
 */
export function isLocked(file) {
  return readLock(file)?.pids.some((pid) => isHolding(file, pid)) ?? false;
}

/**
 * Waits until the lock is free or left behind, and takes it.
 * @param {string} file
 * @param {string} text
 * @param {(pid: number) => void} onWait
 */
async function take(file, text, onWait) {
  let waited = 0;
  let lastBeat = 0;
  let told = false;
  for (; !tryToTake(file, text); await pause(POLL_INTERVAL)) {
    const lock = readLock(file);
    if (!lock) continue;
    waited = lock.beat === lastBeat ? waited + POLL_INTERVAL : 0;
    lastBeat = lock.beat;
    if (!lock.pids.some((pid) => isHolding(file, pid)) || waited > LONGEST_SILENCE) {
      removeStale(file, lock.text);
    } else if (!told) {
      told = true;
      onWait(lock.pids[0] ?? 0);
    }
  }
}

/**
 * Runs something that only one process may do at a time. The lock is a file with the numbers of the
 * processes that hold it; one that was left behind by killed processes is recognized and taken over.
 * @template T
 * @param {string} file absolute path of the lock
 * @param {{ onWait: (pid: number) => void }} options `onWait` is called once when another process,
 *   the one with this number, holds the lock
 * @param {(addHolder: (pid: number) => void) => Promise<T>} run gets a function that names a further
 *   process, whose life keeps the lock as well; it prints a line when the lock cannot be written
 * @returns {Promise<T>} what `run` returns
 * @throws what `run` throws, and errors of the file system
 */
export async function withLock(file, { onWait }, run) {
  mkdirSync(path.dirname(file), { recursive: true });
  let text = `${process.pid}\n`;
  await take(file, text, onWait);
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // Someone removed the folder: there is nothing left to protect.
    }
  }, HEARTBEAT_INTERVAL);
  /** @param {number} pid */
  const addHolder = (pid) => {
    const longer = `${process.pid}\n${pid}\n`;
    try {
      renameSync(writeDraft(file, longer), file);
      text = longer;
    } catch (error) {
      // That process runs already, and this one, which the lock names, waits for its end.
      process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
    }
  };
  try {
    return await run(addHolder);
  } finally {
    clearInterval(heartbeat);
    held.delete(file);
    if (readLock(file)?.text === text) rmSync(file, { force: true });
  }
}
