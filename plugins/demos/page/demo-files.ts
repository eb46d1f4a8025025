import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { moduleNames } from '../code/module-names';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Checks that a module is a file of the project, which is imported by a relative path. */
export function isRelative(request: string): boolean {
  return /^\.{1,2}\//.test(request);
}

/**
 * Resolves a relative path to a file.
 * @throws when there is no such file
 */
export function resolveFrom(file: string, request: string): string {
  const base = path.resolve(path.dirname(file), request);
  const candidates = [
    ...ENDINGS.map((ending) => base + ending),
    // TypeScript reads the name of a script as that of the file it is made from.
    base.replace(/\.js(x?)$/, '.ts$1'),
  ];
  const found = candidates.find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  if (!found) throw new Error(`${file}: there is no file "${request}"`);
  return found;
}

/** Files of the project that a file imports, in order. */
function namedBy(file: string): string[] {
  return moduleNames(readFileSync(file, 'utf8'), path.extname(file))
    .filter(({ request }) => isRelative(request))
    .map(({ request }) => resolveFrom(file, request));
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
