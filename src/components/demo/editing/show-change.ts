import type { EditorView } from '@codemirror/view';

/** Pixels of unchanged code above the change, where there is room. */
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
  if (code === original) return;
  const at = Math.min(firstDifference(original, code), code.length);
  // Before the editor has measured its lines, it guesses how high they are.
  view.requestMeasure({
    read() {
      const { top, height } = view.lineBlockAt(at);
      return top - Math.min(ABOVE, Math.max(0, (box.clientHeight - height) / 2));
    },
    write(top) {
      box.scrollTop = top;
    },
  });
}
