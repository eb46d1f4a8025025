// @ts-check
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In a row of a table, a pipe ends the cell, in inline code too. */
const TABLE_ROW = /^[\s>]*\|/;

/**
 * Replaces the placeholders in a text. Gives each version to `write` and inserts what it returns.
 * @typedef {(text: string, write: (version: string) => string) => string} FillVersions
 */

/**
 * Replaces the placeholders in the source of a page by versions. Readers see the same page as before.
 * @param {string} source
 * @param {FillVersions} fillVersions
 * @returns {{ filled: string, count: number }} with the number of placeholders
 */
export function fillPage(source, fillVersions) {
  let count = 0;
  const lines = source.split('\n').map((line) =>
    fillVersions(line, (version) => {
      count += 1;
      return TABLE_ROW.test(line) ? version.replaceAll('|', '\\|') : version;
    }),
  );
  return { filled: lines.join('\n'), count };
}

/**
 * Replaces the placeholders in all pages of folders.
 * @param {string[]} folders those that do not exist are left out
 * @param {FillVersions} fillVersions
 * @returns {{ count: number, pages: number }} the number of placeholders, and of pages that had some
 * @throws with the file of a placeholder that cannot be replaced
 */
export function fillPages(folders, fillVersions) {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => path.join(folder, name)),
    );
  const sum = { count: 0, pages: 0 };
  for (const file of files) {
    const { filled, count } = fillFile(file, fillVersions);
    if (count === 0) continue;
    writeFileSync(file, filled);
    sum.count += count;
    sum.pages += 1;
  }
  return sum;
}

/**
 * @param {string} file
 * @param {FillVersions} fillVersions
 */
function fillFile(file, fillVersions) {
  try {
    return fillPage(readFileSync(file, 'utf8'), fillVersions);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
