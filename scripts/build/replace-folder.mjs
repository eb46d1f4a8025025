// @ts-check
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Path at which a folder is built before it is renamed: beside it, as a rename needs the same disk.
 * @param {string} target absolute path
 */
export const nextOf = (target) => `${target}.next`;

/** @param {string} target absolute path */
const previousOf = (target) => `${target}.previous`;

/** @param {string} folder */
function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Removes what a killed build left beside its target. One that was killed between the two renames of
 * `replaceFolder` gets its last folder back.
 * @param {string} target absolute path
 */
export function removeLeftovers(target) {
  if (!existsSync(target) && existsSync(previousOf(target))) {
    renameSync(previousOf(target), target);
  }
  remove(previousOf(target));
  remove(nextOf(target));
}

/**
 * Puts the folder that was built into its place. A server of the target finds the old folder or the
 * new one, and neither of them half.
 * @param {string} target absolute path
 * @throws one line when the target cannot be moved; it is as it was then
 */
export function replaceFolder(target) {
  const next = nextOf(target);
  const previous = previousOf(target);
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    if (existsSync(target)) renameSync(target, previous);
    renameSync(next, target);
  } catch (error) {
    if (!existsSync(target) && existsSync(previous)) renameSync(previous, target);
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Error(`${target} cannot be replaced (${code}); the new site is in ${next}`, {
      cause: error,
    });
  }
  remove(previous);
}
