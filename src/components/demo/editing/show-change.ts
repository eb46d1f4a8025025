import type { EditorView } from '@codemirror/view';

/** Pixels of unchanged code above the change. */
const ABOVE = 48;

/** Where two texts begin to differ. */
export function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * Scrolls the box around an editor, and nothing else of the page, to the reader's first change.
 * @param box scrolls where it is lower than the code
 */
export function showChange(view: EditorView, box: HTMLElement, original: string): void {
  const code = view.state.doc.toString();
  const at = Math.min(firstDifference(original, code), code.length);
  if (code !== original) box.scrollTop = view.lineBlockAt(at).top - ABOVE;
}
