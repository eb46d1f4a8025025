import { createHash } from 'node:crypto';

/** `%installed:@mui/x-charts%`: the version that it stands for may change without the text. */
const PLACEHOLDER = /%(?:installed|documented|peer):[@\w./:-]+%/g;

/** The id of a heading, which readers do not see. */
const HEADING_ID = /\s*\{\/\*\s*#\S*\s*\*\/\}$/;

const TABLE_ROW = /^[\s>]*\|.*\|$/;

/** Prettier pads cells to the width of their column, which the longest cell decides. */
function withoutPadding(row: string): string {
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return cells.map((cell) => (/^:?-+:?$/.test(cell) ? cell.replace(/-+/, '-') : cell)).join('|');
}

/** A line without what does not change its meaning: two lines with the same result are equal. */
export function normalizeLine(line: string): string {
  const trimmed = line.trimEnd();
  if (TABLE_ROW.test(trimmed)) return withoutPadding(trimmed);
  return /^#+ /.test(trimmed) ? trimmed.replace(HEADING_ID, '') : trimmed;
}

/**
 * A short hash of the source of a section. What does not change the meaning does not change it:
 * spaces at the ends of lines, empty lines in a row, the padding of tables, the explicit id of a
 * heading, and the version that a placeholder stands for.
 * @returns eight hexadecimal digits
 */
export function hashSection(source: string): string {
  const lines = source.replace(PLACEHOLDER, '%').split('\n').map(normalizeLine);
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
