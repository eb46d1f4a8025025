import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files/files-below';
import { writeIfChanged } from './write-json';

/**
 * Makes a folder the same as another, touching only files that differ: a development server that
 * watches it sees only changed files, and never an incomplete folder.
 * @param keep files that only the target has
 */
export function syncFolder(source: string, target: string, keep: (file: string) => boolean): void {
  mkdirSync(target, { recursive: true });
  const files = filesBelow(source);
  for (const file of files) {
    writeIfChanged(path.join(target, file), readFileSync(path.join(source, file), 'utf8'));
  }
  const wanted = new Set(files);
  for (const file of filesBelow(target)) {
    const beside = path.join(path.dirname(file), 'page.json');
    if (!wanted.has(file) && !(keep(file) && wanted.has(beside))) rmSync(path.join(target, file));
  }
}
