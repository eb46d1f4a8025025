// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installDebian } from './install-debian.mjs';

/** Folders of programs that may be missing in users' PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** @returns {string | undefined} */
function findOnSystem() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  return folders
    .filter(Boolean)
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => spawnSync(file, ['-v'], { stdio: 'ignore' }).status === 0);
}

/**
 * Finds nginx; where there is none, installs Debian's.
 * @returns {string} its executable
 * @throws with one line that names the package to install
 */
export function findNginx() {
  const present = findOnSystem();
  if (present) return present;
  const installed = installDebian(['nginx-light']) ? findOnSystem() : undefined;
  if (installed) return installed;
  throw new Error(
    'No nginx found: install it, the tests compare its answers with those of our server',
  );
}
