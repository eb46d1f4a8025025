import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from './is-running';

/** A file that is still being written, with the number of the process that writes it. */
const DRAFT = /\.(\d+)-\d+\.draft$/;

let drafts = 0;

/**
 * Writes a file whole or not at all: beside its place first, then renamed. Other processes read
 * either the old content or the new one, also when this one is killed or the disk is full.
 * @param file absolute path; its folder is made where it is missing
 * @throws with the error of the file system; nothing is left behind then
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${drafts++}.draft`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Removes the drafts of killed processes in a folder.
 * @param folder absolute path; it may be missing
 */
export function removeDrafts(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const pid = Number(DRAFT.exec(name)?.[1]);
    if (pid && !isRunning(pid)) rmSync(path.join(folder, name), { force: true });
  }
}
