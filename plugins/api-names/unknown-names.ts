import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface UnknownName {
  name: string;
  line: number;
}

interface PageRecord {
  page: string;
  names: UnknownName[];
}

const FOLDER = path.join('.cache', 'api-names');

function recordFile(page: string, siteDir: string): string {
  return path.join(siteDir, FOLDER, 'pages', `${page.replaceAll('/', '__')}.json`);
}

/**
 * Keeps the names of a page that are not in the reference. On disk, since pages that the bundler
 * has in its cache are not read again.
 * @param file absolute path of the page
 */
export function recordUnknown(file: string, names: UnknownName[], siteDir: string): void {
  const page = path.relative(siteDir, file).split(path.sep).join('/');
  const target = recordFile(page, siteDir);
  if (names.length === 0) {
    // Most pages have no record.
    if (existsSync(target)) rmSync(target);
    return;
  }
  const record: PageRecord = { page, names };
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(record));
}

/** The records of all pages that are still there, in the order of their paths. */
export function readUnknown(siteDir: string): PageRecord[] {
  const folder = path.join(siteDir, FOLDER, 'pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as PageRecord)
    .filter(({ page }) => existsSync(path.join(siteDir, page)))
    .sort((a, b) => a.page.localeCompare(b.page));
}

/**
 * Writes the list of all names that are not in the reference, one per line with page and line.
 * @returns path of the list, from the root of the project
 */
export function writeUnknown(records: readonly PageRecord[], siteDir: string): string {
  const lines = records.flatMap(({ page, names }) =>
    names.map(({ name, line }) => `${page}:${line}: ${name}\n`),
  );
  const list = path.join(FOLDER, 'unknown.txt');
  mkdirSync(path.join(siteDir, FOLDER), { recursive: true });
  writeFileSync(path.join(siteDir, list), lines.join(''));
  return list;
}
