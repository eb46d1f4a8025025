// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frozenFolderOf } from '../docs-versions.mjs';

/** @typedef {import('../undoable-steps.mjs').Step} Step */

/**
 * Writes JSON as Prettier does: what the command writes has to pass the checks of a commit.
 * @typedef {(content: unknown, file: string) => Promise<string>} FormatJson
 */

/**
 * Keeps the data that pages are made with besides their sources, such as the navigation.
 * @param {object} options
 * @param {string} options.version
 * @param {string} options.projectDir
 * @param {() => Promise<Record<string, unknown>>} options.readData content by name of the file
 * @param {FormatJson} options.formatJson
 * @returns {Step}
 */
export function writeData({ version, projectDir, readData, formatJson }) {
  const folder = path.join(projectDir, frozenFolderOf(version));
  return {
    async do() {
      mkdirSync(folder, { recursive: true });
      const data = Object.entries(await readData());
      for (const [name, content] of data) {
        const file = path.join(folder, name);
        writeFileSync(file, await formatJson(content, file));
      }
      return `Kept ${data.map(([name]) => name).join(', ')} in ${frozenFolderOf(version)}`;
    },
  };
}
