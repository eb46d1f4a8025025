import type { MarkdownBlock } from './markdown-blocks';

const SEPARATOR = '\n\n';

function note(count: number, length: number, hint: string): string {
  return `… ${count} more ${count === 1 ? 'block' : 'blocks'} (${length} characters) left out. ${hint}`;
}

/** Room that the note needs. */
const NOTE_LENGTH = 200;

/**
 * As many blocks from the beginning as a budget allows. Code is never cut, as half of it would not
 * compile: a block that does not fit is left out, with all that follow it.
 * @param hint what users can do to get the rest
 */
export function fitBlocks(blocks: readonly MarkdownBlock[], budget: number, hint: string): string {
  const whole = blocks.map(({ text }) => text).join(SEPARATOR);
  if (whole.length <= budget) return whole;
  const kept: string[] = [];
  let used = 0;
  for (const { text } of blocks) {
    if (used + text.length + SEPARATOR.length > budget - NOTE_LENGTH) break;
    kept.push(text);
    used += text.length + SEPARATOR.length;
  }
  const rest = blocks.slice(kept.length);
  const length = rest.reduce((sum, { text }) => sum + text.length, 0);
  return [...kept, note(rest.length, length, hint)].join(SEPARATOR).slice(0, budget);
}

/** As many lines as a budget allows, and the number of those that are left out. */
export function fitLines(lines: readonly string[], budget: number): string {
  const whole = lines.join('\n');
  if (whole.length <= budget) return whole;
  const kept: string[] = [];
  let used = 0;
  const last = (rest: number) => `… ${rest} more`;
  for (const line of lines) {
    if (used + line.length + 1 + last(lines.length).length > budget) break;
    kept.push(line);
    used += line.length + 1;
  }
  return [...kept, last(lines.length - kept.length)].join('\n').slice(0, budget);
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return Buffer.byteLength(text);
}

/** Cuts a text of one line to a number of bytes, with an ellipsis where it ends. */
export function cutBytes(text: string, bytes: number): string {
  if (byteLength(text) <= bytes) return text;
  const ellipsis = '…';
  const room = bytes - byteLength(ellipsis);
  if (room <= 0) return '';
  const characters = [...text];
  while (byteLength(characters.join('')) > room) characters.pop();
  return characters.join('').trimEnd() + ellipsis;
}
