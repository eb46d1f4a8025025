import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OUTPUT_STATIC_ASSETS_DIR_NAME } from '@docusaurus/utils';
import { cached } from '../../bundler/disk-cache';
import { packagesDirOf } from '../../files/packages-dir';
import { ENTRY_IMPORTS } from '../../../model/exported-project';
import { makeDemoCode, type DemoSource, type MadeDemo } from './demo-code';

/** Folders with the modules that make the code of a demo. */
const MAKERS = ['../code', '../export', '.'].map((folder) => path.join(__dirname, folder));

let makers: string | undefined;

function hashOfMakers(): string {
  if (makers !== undefined) return makers;
  const hash = createHash('sha256').update(JSON.stringify(ENTRY_IMPORTS));
  for (const folder of MAKERS) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
      hash.update(readFileSync(path.join(folder, file)));
    }
  }
  makers = hash.digest('hex');
  return makers;
}

const lockfiles = new Map<string, string>();

/** Hash of the lockfile beside a folder of packages: which packages it holds. */
function hashOfPackages(packagesDir: string): string {
  const file = path.join(path.dirname(packagesDir), 'package-lock.json');
  const text = existsSync(file) ? readFileSync(file) : '';
  const known = lockfiles.get(file) ?? createHash('sha256').update(text).digest('hex');
  lockfiles.set(file, known);
  return known;
}

/** Everything that the code of a demo depends on. */
function keyOf({ files, siteDir, packagesDir }: DemoSource): string {
  const tools = packagesDirOf(siteDir);
  return JSON.stringify([
    'demo',
    // The addresses of its files: the blog shows demos of a version in its own folder.
    OUTPUT_STATIC_ASSETS_DIR_NAME,
    hashOfMakers(),
    hashOfPackages(tools),
    hashOfPackages(packagesDir),
    files.map(({ file, code }) => [path.relative(siteDir, file), code]),
  ]);
}

/**
 * Like `makeDemoCode`, for the bundles of the browser and of the server, and for the languages of a
 * version: the demo is the same in all of them, and is made once.
 */
export async function cachedDemoCode(source: DemoSource): Promise<MadeDemo> {
  const text = await cached(keyOf(source), async () => JSON.stringify(await makeDemoCode(source)));
  return JSON.parse(text) as MadeDemo;
}
