import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../../config/library';
import { API_PACKAGES } from './families';
import type { Folders } from './folders';

const TOOLS = ['typedoc', 'typedoc-plugin-markdown', 'docusaurus-plugin-typedoc', 'typescript'];

/** Installed versions of the packages that the reference is made from. */
export function installedVersions(siteDir: string): Record<string, string> {
  return Object.fromEntries(
    API_PACKAGES.map(({ name }) => [name, readManifest(name, siteDir).version]),
  );
}

/** The generator's own files: when one of them changes, everything is made anew. */
export function generatorFiles(): string[] {
  return readdirSync(__dirname)
    .filter((file) => /\.(?:ts|[cm]js|json)$/.test(file))
    .map((file) => path.join(__dirname, file));
}

/** What the reference depends on: the installed packages, the tools, and the generator. */
export function currentStamp(siteDir: string): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(installedVersions(siteDir)));
  for (const tool of TOOLS) hash.update(`${tool} ${readManifest(tool, siteDir).version}`);
  for (const file of generatorFiles()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

export function stampFile({ cache }: Folders): string {
  return path.join(cache, 'stamp');
}

/** Whether the reference that is there was made from what is there now. */
export function isFresh(siteDir: string, folders: Folders): boolean {
  const file = stampFile(folders);
  return (
    existsSync(path.join(folders.out, 'names.json')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === currentStamp(siteDir)
  );
}
