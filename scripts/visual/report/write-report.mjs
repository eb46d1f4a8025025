// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportPage } from './page.mjs';

/** @typedef {import('../compare-sheets.mjs').PartDifference} PartDifference */
/** @typedef {import('../sheets.mjs').Sheet} Sheet */

/**
 * @typedef {object} Looked a page that was looked at
 * @property {import('../subjects.mjs').Subject} subject
 * @property {import('../states.mjs').State} state
 * @property {{ before: Sheet | undefined, after: Sheet | undefined }} sheets
 */

/**
 * @typedef {Omit<PartDifference, 'mask'> & {
 *   page: string, family: string, state: string, sheet: string, mask?: string }} Difference
 *   a difference in the report: `sheet` is the beginning of the names of its pictures
 */

/** Folder of the pictures, beside the page of the report. */
const PICTURES = 'pictures';

/** Writes the pictures as they are found, so no run keeps them all in memory. */
export class ReportWriter {
  /** @type {Difference[]} */
  differences = [];
  #sheets = 0;
  #folder;

  /** @param {string} folder absolute path of the folder, which is replaced */
  constructor(folder) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(path.join(folder, PICTURES), { recursive: true });
  }

  /**
   * @param {string} name
   * @param {Buffer} png
   */
  #write(name, png) {
    const file = `${PICTURES}/${name}.png`;
    writeFileSync(path.join(this.#folder, file), png);
    return file;
  }

  /**
   * @param {Looked} looked
   * @param {readonly PartDifference[]} found
   */
  add({ subject, state, sheets }, found) {
    if (found.length === 0) return;
    this.#sheets += 1;
    const sheet = `${PICTURES}/${this.#sheets}`;
    if (sheets.before) this.#write(`${this.#sheets}-before`, sheets.before.png);
    if (sheets.after) this.#write(`${this.#sheets}-after`, sheets.after.png);
    for (const [index, { mask, ...difference }] of found.entries()) {
      this.differences.push({
        ...difference,
        page: subject.path,
        family: subject.family,
        state: state.title,
        sheet,
        mask: mask && this.#write(`${this.#sheets}-mask-${index + 1}`, mask),
      });
    }
  }

  /**
   * Writes the page that shows all differences, and `report.json` for tools.
   * @param {{ before: string, after: string, pictures: number }} facts
   * @returns {string} the file to open
   */
  finish(facts) {
    // Pages were looked at side by side.
    this.differences.sort((one, other) => one.page.localeCompare(other.page, 'en'));
    const page = path.join(this.#folder, 'index.html');
    writeFileSync(page, reportPage({ ...facts, differences: this.differences }));
    const data = JSON.stringify({ ...facts, differences: this.differences }, null, 1);
    writeFileSync(path.join(this.#folder, 'report.json'), `${data}\n`);
    return page;
  }
}
