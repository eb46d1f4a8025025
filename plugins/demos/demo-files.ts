import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a module names by a relative path: imports, re-exports, and files that a worker is made of. */
const RELATIVE = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew\s+URL\(\s*)['"](\.{1,2}\/[^'"]+)['"]/g;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * @throws when there is no such file
 */
function resolveFrom(file: string, request: string): string {
  const base = path.resolve(path.dirname(file), request);
  const found = ENDINGS.map((ending) => base + ending).find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  if (!found) throw new Error(`${file}: there is no file "${request}"`);
  return found;
}

/** Files of ours that a file names, in the order in which it does. */
function namedBy(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(RELATIVE)].map(([, request = '']) => resolveFrom(file, request));
}

/**
 * All files that a demo is made of: itself, what it imports by a relative path, and what that
 * imports in turn.
 * @param file absolute path of the demo
 * @returns absolute paths, the demo first
 * @throws with the file that names one that does not exist
 */
export function filesOfDemo(file: string): string[] {
  const found = new Set<string>();
  const queue = [file];
  for (const next of queue) {
    if (found.has(next)) continue;
    found.add(next);
    queue.push(...namedBy(next));
  }
  return [...found];
}

/** A file's path as it is shown beside its demo: `OrderDesk.tsx`, `_data/orders.ts`. */
export function shownName(file: string, demo: string): string {
  const relative = path.relative(path.dirname(demo), file).split(path.sep).join('/');
  return relative.replace(/^(\.\.\/)+/, '');
}
