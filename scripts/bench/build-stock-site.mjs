// @ts-check
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOCUSAURUS_BIN, PROJECT_ROOT } from '../project-root.mjs';
import { runCommand } from '../run-command.mjs';

const SCAFFOLD = fileURLToPath(new URL('stock-site', import.meta.url));
const CACHE = path.join(PROJECT_ROOT, '.cache/bench-stock');
const CORE_MANIFEST = path.join(PROJECT_ROOT, 'node_modules/@docusaurus/core/package.json');

/** Changes with the scaffold and with Docusaurus. */
function currentKey() {
  const hash = createHash('sha256').update(JSON.parse(readFileSync(CORE_MANIFEST, 'utf8')).version);
  const files = readdirSync(SCAFFOLD, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds an unchanged Docusaurus site, unless that was done before.
 * @returns {Promise<string>} its folder
 */
export async function buildStockSite() {
  const site = path.join(CACHE, 'site');
  const build = path.join(CACHE, 'build');
  const keyFile = path.join(CACHE, 'key');
  const key = currentKey();
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return build;
  rmSync(CACHE, { recursive: true, force: true });
  // Below the project, where it finds the packages, and apart from it, where it may write.
  cpSync(SCAFFOLD, site, { recursive: true });
  const args = [DOCUSAURUS_BIN, 'build', site, '--out-dir', build];
  const { code } = await runCommand(process.execPath, args, { cwd: site });
  if (code !== 0) throw new Error(`The stock site did not build (exit code ${code})`);
  writeFileSync(keyFile, key);
  return build;
}
