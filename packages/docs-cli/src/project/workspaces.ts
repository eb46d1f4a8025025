import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mapAt, readIndented, textAt, type IndentedMap } from './indented';

const WORKSPACE_FILE = 'pnpm-workspace.yaml';

/** Folders below a workspace that `**` looks into. */
const DEPTH = 4;

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name[0] !== '.',
    )
    .map((entry) => path.join(folder, entry.name));
}

function allBelow(folder: string, depth = DEPTH): string[] {
  if (depth === 0) return [];
  return foldersIn(folder).flatMap((each) => [each, ...allBelow(each, depth - 1)]);
}

function expand(folders: string[], segment: string): string[] {
  if (segment === '**') return folders.flatMap((folder) => [folder, ...allBelow(folder)]);
  if (!segment.includes('*')) return folders.map((folder) => path.join(folder, segment));
  const [before = '', after = ''] = segment.split('*');
  return folders.flatMap(foldersIn).filter((folder) => {
    const name = path.basename(folder);
    return name.startsWith(before) && name.endsWith(after);
  });
}

function workspaceFile(root: string): IndentedMap {
  const file = path.join(root, WORKSPACE_FILE);
  return existsSync(file) ? readIndented(readFileSync(file, 'utf8')) : {};
}

/** Folders of workspaces from the root of the project, by the patterns of their package manager. */
export function findWorkspaces(root: string, patterns: readonly string[]): string[] {
  const all = [...patterns, ...Object.keys(mapAt(workspaceFile(root), 'packages'))];
  const found = all
    .filter((pattern) => !pattern.startsWith('!') && !pattern.includes('..'))
    .flatMap((pattern) =>
      pattern
        .replace(/^\.\/|\/$/g, '')
        .split('/')
        .reduce(expand, [root]),
    )
    .filter((folder) => existsSync(path.join(folder, 'package.json')));
  return [...new Set(found.map((folder) => path.relative(root, folder).split(path.sep).join('/')))];
}

/** The range that a catalog of pnpm has for a package: `catalog:` or `catalog:react17`. */
export function catalogRange(root: string, name: string, range: string): string | undefined {
  const catalog = range.replace(/^catalog:/, '');
  const file = workspaceFile(root);
  const isDefault = catalog === '' || catalog === 'default';
  const named = textAt(mapAt(file, 'catalogs', catalog || 'default'), name);
  return (isDefault ? textAt(mapAt(file, 'catalog'), name) : undefined) ?? named;
}
