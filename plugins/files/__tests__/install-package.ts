import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packagesDirOf } from '../packages-dir';

const projects: string[] = [];

afterAll(() => projects.forEach((project) => rmSync(project, { recursive: true })));

/** Makes a project without packages, which is removed after the last test. @returns its folder */
export function createProject(): string {
  const project = mkdtempSync(path.join(tmpdir(), 'packages-'));
  projects.push(project);
  return project;
}

/**
 * Writes a package into a project.
 * @param at its name, or a path from `node_modules`
 * @param manifest its package.json; the name is `at` if it has none
 * @param files more of its files, by their paths
 */
export function installPackage(
  project: string,
  at: string,
  manifest: object,
  files: Record<string, string> = {},
): void {
  const all = {
    'package.json': JSON.stringify({ name: at, ...manifest }),
    'index.js': '',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(packagesDirOf(project), at, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
