import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/**
 * Writes a project to a temporary folder.
 * @param files texts, or values to write as JSON, by path
 * @returns the folder
 */
export function makeProject(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
  made.push(root);
  // What is above the folder does not belong to the project.
  mkdirSync(path.join(root, '.git'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

/** Deletes all projects that were made. */
export function removeProjects(): void {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
}
