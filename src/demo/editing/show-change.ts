import { EditorView } from '@codemirror/view';

/** Finds the first position at which two texts differ. */
export function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Puts the cursor where the code begins to differ from the original, and brings it into view. */
export function showChange(view: EditorView, original: string): void {
  const code = view.state.doc.toString();
  if (code === original) return;
  const at = Math.min(firstDifference(original, code), code.length);
  view.dispatch({
    selection: { anchor: at },
    effects: EditorView.scrollIntoView(at, { y: 'center' }),
  });
}
