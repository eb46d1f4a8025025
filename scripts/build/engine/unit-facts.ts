import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../../model/docs-version';
import { PREFIXED_LANGUAGES } from '../../../model/languages';
import { docsFolderOf } from '../../../plugins/files/docs-folder';
import { filesBelow } from '../../../plugins/files/files-below';

/** What a unit depends on besides the content of files. */
export interface UnitFacts {
  /** Pages that are written in further languages: each page names these, whatever they contain. */
  translations: Record<string, string[]>;
  /** Seconds of the last commit by file: pages show them. Null without a history. */
  changes: Record<string, number> | null;
}

/** Folders of which pages name the last change. */
const DATED = ['docs', 'versioned_docs', 'sections', 'blog', 'src/pages', 'i18n'];

const nameOf = ({ docs }: DocsVersion) => (docs === 'current' ? 'current' : `version-${docs}`);

/** The translated pages of a version in a language, from the root of the project. */
function translationsFolder(language: string, version: DocsVersion): string {
  return version.section
    ? `i18n/${language}/${docsFolderOf(version)}`
    : `i18n/${language}/docusaurus-plugin-content-docs/${nameOf(version)}`;
}

function translatedPages(siteDir: string, language: string, version: DocsVersion): string[] {
  const folder = translationsFolder(language, version);
  if (!existsSync(path.join(siteDir, folder))) return [];
  return filesBelow(path.join(siteDir, folder)).filter((file) => /\.mdx?$/.test(file));
}

/**
 * Reads when files were last changed, from the history.
 * @param siteDir root of the project
 * @returns seconds by file, from the root of the project; undefined without git or a history
 */
export function readChanges(siteDir: string): ReadonlyMap<string, number> | undefined {
  const args = ['log', '--format=%x00%ct', '--name-only', '--no-renames', '-z', '--', ...DATED];
  let log: string;
  try {
    const options = { cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 29, stdio: 'pipe' } as const;
    log = execFileSync('git', args, options);
  } catch {
    return undefined;
  }
  const changes = new Map<string, number>();
  let seconds = 0;
  // The newest comes first: `\0<seconds>\n\0<file>\0<file>…`.
  for (const part of log.split('\0').map((each) => each.trim())) {
    if (/^\d+$/.test(part)) seconds = Number(part);
    else if (part !== '' && !changes.has(part)) changes.set(part, seconds);
  }
  return changes;
}

/** Checks that a page of the unit, or a page outside of the docs, is made from a file. */
function concerns(file: string, language: string, version: DocsVersion): boolean {
  return (
    file.startsWith(`${docsFolderOf(version)}/`) ||
    file.startsWith(`${translationsFolder(language, version)}/`) ||
    (!version.section && file.startsWith('src/pages/')) ||
    file === `i18n/${language}/code.json`
  );
}

/**
 * Finds what a unit depends on besides the content of files, which the engine compares.
 * @param changes what `readChanges` returns
 */
export function factsOf(
  siteDir: string,
  language: string,
  version: DocsVersion,
  changes: ReadonlyMap<string, number> | undefined,
): UnitFacts {
  const translations = PREFIXED_LANGUAGES.map(
    (other) => [other, translatedPages(siteDir, other, version)] as const,
  );
  const dated = changes && [...changes].filter(([file]) => concerns(file, language, version)).sort();
  return {
    translations: Object.fromEntries(translations),
    changes: dated ? Object.fromEntries(dated) : null,
  };
}
