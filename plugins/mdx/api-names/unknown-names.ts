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

/** A unit of a project: units are built at the same time, so each has records and a list of its own. */
export interface UnitPlace {
  siteDir: string;
  /** Its name: `x/6.20/en`. */
  unit: string;
}

const folderOf = (unit: string) => path.join('.cache', 'api-names', ...unit.split('/'));

const recordsOf = ({ siteDir, unit }: UnitPlace) => path.join(siteDir, folderOf(unit), 'pages');

function recordFile(page: string, place: UnitPlace): string {
  return path.join(recordsOf(place), `${page.replaceAll('/', '__')}.json`);
}

/**
 * Keeps the names of a page that are not in the reference. On disk, since pages that the bundler
 * has in its cache are not read again.
 * @param file absolute path of the page
 */
export function recordUnknown(file: string, names: UnknownName[], place: UnitPlace): void {
  const page = path.relative(place.siteDir, file).split(path.sep).join('/');
  const target = recordFile(page, place);
  if (names.length === 0) {
    // Most pages have no record.
    if (existsSync(target)) rmSync(target);
    return;
  }
  const record: PageRecord = { page, names };
  const text = JSON.stringify(record);
  // The bundles of the browser and of the server read each page.
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeAtomically(target, text);
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

/** The records of all pages of a unit that are still there, in the order of their paths. */
export function readUnknown(place: UnitPlace): PageRecord[] {
  const folder = recordsOf(place);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readRecord(path.join(folder, name)))
    .filter(({ page }) => existsSync(path.join(place.siteDir, page)))
    .sort((a, b) => a.page.localeCompare(b.page));
}

/**
 * Writes the list of all names that are not in the reference, one per line with page and line.
 * @returns path of the list, from the root of the project
 */
export function writeUnknown(records: readonly PageRecord[], { siteDir, unit }: UnitPlace): string {
  const lines = records.flatMap(({ page, names }) =>
    names.map(({ name, line }) => `${page}:${line}: ${name}\n`),
  );
  const list = path.join(folderOf(unit), 'unknown.txt');
  writeAtomically(path.join(siteDir, list), lines.join(''));
  return list;
}
