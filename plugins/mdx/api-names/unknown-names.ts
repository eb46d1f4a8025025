import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { writeAtomically } from '../../files/write-atomically';

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
  writeAtomically(target, JSON.stringify(record));
}

/** A record that is damaged is named and removed: it is made again when its page changes. */
function readRecord(file: string): PageRecord[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8')) as PageRecord];
  } catch {
    logger.warn(`${file} is damaged: the names of its page are missing until the page changes`);
    rmSync(file);
    return [];
  }
}

/** The records of all pages that are still there, in the order of their paths. */
export function readUnknown(siteDir: string): PageRecord[] {
  const folder = path.join(siteDir, FOLDER, 'pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readRecord(path.join(folder, name)))
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
  writeAtomically(path.join(siteDir, list), lines.join(''));
  return list;
}
