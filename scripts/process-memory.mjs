// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, bytes: number }} ProcessMemory */

/** @returns {ProcessMemory[]} */
function readProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const field = (/** @type {string} */ key) =>
          Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ pid: Number(name), parent: field('PPid'), bytes: field('VmRSS') * 1024 }];
      } catch {
        return []; // It ended meanwhile.
      }
    });
}

/** @returns {ProcessMemory[]} */
function readPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kibibytes = 0]) => ({ pid, parent, bytes: kibibytes * 1024 }));
}

/**
 * @param {number} root process id
 * @returns {number} bytes that the process and all it started hold in memory now
 */
export function treeMemory(root) {
  const processes = existsSync('/proc/self/status') ? readProc() : readPs();
  const family = new Set([root]);
  // A child may come before its parent in the list: repeat until no process is added.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes
    .filter(({ pid }) => family.has(pid))
    .reduce((total, { bytes }) => total + bytes, 0);
}
