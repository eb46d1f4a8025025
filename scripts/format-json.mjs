// @ts-check
import { format, resolveConfig } from 'prettier';

/**
 * Writes JSON in the style of Prettier: files that a command writes pass the checks of a commit.
 * @param {unknown} content
 * @param {string} file absolute path: its name decides the form
 */
export async function formatJson(content, file) {
  const options = await resolveConfig(file);
  return format(JSON.stringify(content), { ...options, filepath: file });
}
