import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPnpmWorkspace } from '../../../../model/project-files/pnpm-lockfile';
import type { Catalogs } from '../../../../model/project-files/specifier';

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

function readWorkspaceFile(root: string): { workspaces: string[]; catalogs: Catalogs } {
  const file = path.join(root, WORKSPACE_FILE);
  return readPnpmWorkspace(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Folders of workspaces from the root of the project, by the patterns of their package manager. */
export function findWorkspaces(root: string, patterns: readonly string[]): string[] {
  const all = [...patterns, ...readWorkspaceFile(root).workspaces];
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

/** The catalogs of a pnpm-workspace.yaml. */
export function workspaceCatalogs(root: string): Catalogs {
  return readWorkspaceFile(root).catalogs;
}
