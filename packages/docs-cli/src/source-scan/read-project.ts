import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ProjectFile } from './facts';
import { inTurns } from './in-turns';

const SOURCE = /\.[mc]?[jt]sx?$/;
const DECLARATION = /\.d\.[mc]?ts$/;

/** Folders that hold what tools wrote or installed. */
const NOT_SOURCES = new Set([
  'node_modules',
  'bower_components',
  'build',
  'coverage',
  'dist',
  'out',
  'storybook-static',
  'vendor',
]);

/** Larger files are written by tools. */
const LARGEST_BYTES = 1_000_000;

/** Folders that `.gitignore` of the project names without a pattern. */
function ignoredFolders(root: string): Set<string> {
  let lines: string[];
  try {
    lines = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
  } catch {
    return new Set();
  }
  const names = lines.map((line) => line.trim().replace(/^\/|\/$/g, ''));
  return new Set(names.filter((name) => /^[\w.-]+(?:\/[\w.-]+)*$/.test(name)));
}

function* sourcePaths(root: string, folder: string, ignored: Set<string>): Generator<string> {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    if (ignored.has(entry.name) || ignored.has(file)) continue;
    if (entry.isDirectory()) {
      if (NOT_SOURCES.has(entry.name) || entry.name.startsWith('.')) continue;
      yield* sourcePaths(root, file, ignored);
    } else if (entry.isFile()) {
      const isSource = SOURCE.test(entry.name) && !DECLARATION.test(entry.name);
      if (isSource || entry.name === 'package.json') yield file;
    }
  }
}

/**
 * Reads the sources of a project, and each `package.json` of it. Links to other folders are not
 * followed, so nothing outside of the project is read.
 * @param root folder of the project
 * @throws the reason of the signal, when the caller no longer waits
 */
export async function readProject(root: string, signal: AbortSignal): Promise<ProjectFile[]> {
  const read = (file: string): ProjectFile[] => {
    const full = path.join(root, file);
    if (statSync(full).size > LARGEST_BYTES) return [];
    return [{ path: file, content: readFileSync(full, 'utf8') }];
  };
  return (await inTurns(sourcePaths(root, '', ignoredFolders(root)), read, signal)).flat();
}
