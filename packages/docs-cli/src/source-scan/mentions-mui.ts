/** True for a file that may have to do with MUI; others are not parsed. */
export function mentionsMui(content: string): boolean {
  return /@mui\/|Mui[A-Z]|ByRole|d3-/.test(content);
}
