// @ts-check
import path from 'node:path';
import { TextlintKernel } from '@textlint/kernel';
import { codePlugin } from './code-plugin.mjs';
import { pagePlugin } from './page-plugin.mjs';
import { wordRule } from './word-rule.mjs';

/** @typedef {{ file: string, line: number, column: number, start: number, message: string }} Finding */

/** The guidance is 20 words. This limit finds sentences that nobody can follow. */
const LONGEST_SENTENCE = 40;

const kernel = new TextlintKernel();
const plugins = [
  { pluginId: 'page', plugin: /** @type {any} */ (pagePlugin) },
  { pluginId: 'code', plugin: /** @type {any} */ (codePlugin) },
];

/**
 * Makes a function that finds what is wrong in one text.
 * @param {readonly import('./dictionary/word.mjs').Pattern[]} words
 */
export function createLinter(words) {
  const rule = {
    ruleId: 'words',
    rule: /** @type {any} */ (wordRule),
    options: { words, longest: LONGEST_SENTENCE },
  };
  /**
   * @param {string} file its path decides how it is read
   * @param {string} text
   * @returns {Promise<Finding[]>}
   */
  return async (file, text) => {
    const options = { filePath: file, ext: path.extname(file), plugins, rules: [rule] };
    const { messages } = await kernel.lintText(text, options);
    return messages.map(({ loc: { start }, range, message }) => {
      return { file, line: start.line, column: start.column, start: range[0], message };
    });
  };
}
