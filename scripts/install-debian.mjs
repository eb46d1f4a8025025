// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian's packages where this user may.
 * @param {string[]} packages
 * @returns {boolean} whether they are installed; false on other systems too
 */
export function installDebian(packages) {
  if (!existsSync('/etc/debian_version')) return false;
  const isRoot = process.getuid?.() === 0;
  const mayElevate = isRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (!mayElevate) return false;
  const [command = '', ...prefix] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync(command, [...prefix, ...args], { stdio: 'inherit', timeout: 300_000 }).status === 0;
  run('update');
  return run('install', '-y', ...packages);
}
