import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '../../files/is-running';

/** Milliseconds between two looks at a claim of another process. */
const INTERVAL = 50;

/** Milliseconds after which a claim is not believed: another program may have got its number. */
const LONGEST_CLAIM = 600_000;

/** Milliseconds in which a process has written its number into its claim. */
const LONGEST_WRITE = 5_000;

/** This process. In a container, a killed one may have had the same number. */
const OWN = `${process.pid} ${performance.timeOrigin}`;

const claimOf = (file: string) => `${file}.claim`;

/** @returns false while another claim is there; a folder that cannot be written has no claims */
function take(claim: string): boolean {
  try {
    mkdirSync(path.dirname(claim), { recursive: true });
  } catch {
    return true;
  }
  try {
    writeFileSync(claim, OWN, { flag: 'wx' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
}

/** Checks that the process which has made a claim is gone. */
function isLeftBehind(claim: string): boolean {
  try {
    const age = Date.now() - statSync(claim).mtimeMs;
    const text = readFileSync(claim, 'utf8');
    if (text === '') return age > LONGEST_WRITE;
    const pid = Number(text.split(' ')[0]);
    if (pid === process.pid) return text !== OWN;
    return age > LONGEST_CLAIM || !isRunning(pid);
  } catch {
    return false;
  }
}

function release(claim: string): void {
  try {
    rmSync(claim, { force: true });
  } catch {
    // Nothing can be written there, and there is no claim.
  }
}

/**
 * Claims the making of a file: units that are built side by side need the same files, and each of them
 * is made by the one that comes first. Waits while another has the claim; look for the file then. A
 * claim only saves work: two processes that both make a file write the same.
 * @param file absolute path of what is made
 * @returns ends the claim
 */
export async function claim(file: string): Promise<() => void> {
  const own = claimOf(file);
  while (!take(own)) {
    if (isLeftBehind(own)) release(own);
    else await pause(INTERVAL);
  }
  return () => release(own);
}
