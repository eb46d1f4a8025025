import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cached } from '../bundler/disk-cache';
import type { Remember } from './status';

const PROJECT = path.resolve(__dirname, '../..');

/** Code that compares pages; packages that parse them are in the lockfile. */
function toolFiles(): string[] {
  const folders = ['model/translations', 'plugins/translations'];
  const code = folders.flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  );
  return ['package-lock.json', ...code.sort()];
}

/**
 * Keeps comparisons of pages on the disk: the units of a version, and the next build, compare only
 * pages that changed.
 */
export function rememberComparisons(): Remember {
  const hash = createHash('sha256');
  for (const file of toolFiles()) hash.update(readFileSync(path.join(PROJECT, file)));
  const tools = hash.digest('hex');
  return (key, make) => cached(`translation ${tools} ${key}`, make);
}
