// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';

/** @param {string[]} args @param {string} cwd */
function git(args, cwd) {
  const author = ['-c', 'user.name=Costs', '-c', 'user.email=costs@localhost'];
  const options = ['-c', 'commit.gpgsign=false', ...author];
  execFileSync('git', [...options, ...args], { cwd, stdio: 'pipe' });
}

/** @param {string} copy */
export function commitAll(copy) {
  git(['add', '-A'], copy);
  git(['commit', '-qm', 'Change the versions', '--allow-empty'], copy);
}

/**
 * Clones what is committed, with its history: pages show when they were last changed. Packages are hard
 * links, as the bundler numbers modules by their real paths.
 * @param {string} target absolute path of a folder, which is replaced
 */
export function copyProject(target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  git(['clone', '-q', PROJECT_ROOT, target], PROJECT_ROOT);
  const packages = path.join(target, 'node_modules');
  const link = process.platform === 'linux' ? '-al' : '-R';
  execFileSync('cp', [link, path.join(PROJECT_ROOT, 'node_modules'), packages]);
}

/**
 * Removes all that builds have kept, but for the packages of versions: no build is faster for it.
 * @param {string} copy
 */
export function removeCaches(copy) {
  const cut = readdirSync(path.join(copy, 'versioned_docs'), { withFileTypes: true });
  const references = cut.map(({ name }) => `versioned_docs/${name}/api`);
  const caches = ['.cache', '.docusaurus', '.units', 'build', 'node_modules/.cache'];
  for (const name of [...caches, 'docs/api', ...references]) {
    rmSync(path.join(copy, name), { recursive: true, force: true });
  }
}
