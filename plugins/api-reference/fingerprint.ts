import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { readManifest } from '../mdx/library-versions/read-manifest';
import { packagesDirOf } from '../files/packages-dir';
import { writeAtomically } from '../files/write-atomically';
import type { DocsVersion } from '../../model/docs-version';
import { DOCS_VERSIONS } from '../../model/library-versions';
import type { ApiFamily } from './families';
import { apiFamiliesOf } from './families';
import type { Folders } from './folders';
import { memberFiles, readMinors, versionsInReferenceOf } from './known-versions';
import { readRequiredExports } from './required-exports';

const TOOLS = ['typedoc', 'typedoc-plugin-markdown', 'docusaurus-plugin-typedoc', 'typescript'];

/** Installed versions of the packages that a reference is made from, by their names. */
export function installedVersions(
  packagesDir: string,
  { families }: { families: readonly ApiFamily[] },
): Record<string, string> {
  const names = families.flatMap(({ packages }) => packages.map(({ name }) => name));
  return Object.fromEntries(names.map((name) => [name, readManifest(name, packagesDir).version]));
}

const HISTORY = '../../model/member-history';

/** The generator's own files: when one of them changes, everything is made again. */
export function generatorFiles(): string[] {
  const own = readdirSync(__dirname).filter((file) => /\.(?:ts|[cm]js|json)$/.test(file));
  // Addresses and anchors depend on how names are written.
  const kebabCase = '../../model/kebab-case.ts';
  const compared = readdirSync(path.join(__dirname, HISTORY)).filter((file) =>
    file.endsWith('.ts'),
  );
  const history = compared.map((file) => path.join(HISTORY, file));
  return [...own, kebabCase, ...history].map((file) => path.join(__dirname, file));
}

/** Hash of the sources of the reference: the version, installed packages, tools and the generator. */
function currentFingerprint(siteDir: string, version: DocsVersion, { packages }: Folders): string {
  const hash = createHash('sha256');
  const families = apiFamiliesOf(version);
  const required = readRequiredExports(siteDir, version);
  const installed = installedVersions(packages, { families });
  hash.update(JSON.stringify([version.path, families, required, installed]));
  const known = versionsInReferenceOf(version, DOCS_VERSIONS);
  hash.update(JSON.stringify(known));
  hash.update(JSON.stringify(readMinors(siteDir)));
  for (const file of memberFiles(siteDir, version, known)) hash.update(readFileSync(file));
  const toolsDir = packagesDirOf(siteDir);
  for (const tool of TOOLS) hash.update(`${tool} ${readManifest(tool, toolsDir).version}`);
  for (const file of generatorFiles()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Written when the reference is complete. */
interface GenerationRecord {
  /** `currentFingerprint` at the time. */
  key: string;
  /** Checksums of all files of the reference, by their paths in the project. */
  files: Record<string, string>;
}

function recordFile({ cache }: Folders): string {
  return path.join(cache, 'fingerprint.json');
}

function checksum(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

function readRecord(folders: Folders): GenerationRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordFile(folders), 'utf8')) as GenerationRecord;
  } catch {
    return undefined;
  }
}

function isIntact(file: string, expected: string): boolean {
  try {
    return checksum(file) === expected;
  } catch {
    return false;
  }
}

/** Marks the reference as being changed, so a partly written one never counts as complete. */
export function removeFingerprint(folders: Folders): void {
  rmSync(recordFile(folders), { force: true });
}

/**
 * Marks the reference as complete.
 * @param files absolute paths of all its files
 */
export function writeFingerprint(
  siteDir: string,
  version: DocsVersion,
  folders: Folders,
  files: readonly string[],
): void {
  const record: GenerationRecord = {
    key: currentFingerprint(siteDir, version, folders),
    files: Object.fromEntries(files.map((file) => [path.relative(siteDir, file), checksum(file)])),
  };
  writeAtomically(recordFile(folders), JSON.stringify(record));
}

/**
 * Checks that the reference is complete and was made from the packages, tools and generator of now.
 * Names damaged and missing files in a warning.
 */
export function isFresh(siteDir: string, version: DocsVersion, folders: Folders): boolean {
  const record = readRecord(folders);
  if (!record || record.key !== currentFingerprint(siteDir, version, folders)) return false;
  const damaged = Object.entries(record.files).find(
    ([file, expected]) => !isIntact(path.join(siteDir, file), expected),
  );
  if (damaged) logger.warn(`${damaged[0]} is damaged: the API reference is made again`);
  return !damaged;
}
