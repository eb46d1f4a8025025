import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';

/** A message that belongs to a line. */
export interface LineProblem {
  /** Counted from 1. */
  line: number;
  message: string;
}

/** Says what is wrong in which line; undefined when nothing is. */
export const setProblem = StateEffect.define<LineProblem | undefined>();

class ProblemText extends WidgetType {
  constructor(readonly message: string) {
    super();
  }

  override eq({ message }: ProblemText): boolean {
    return message === this.message;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-problem-text';
    // The bar below the editor shows the same text to screen readers.
    element.setAttribute('aria-hidden', 'true');
    element.textContent = this.message;
    return element;
  }
}

function marksFor({ doc }: EditorState, { line, message }: LineProblem): DecorationSet {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  return Decoration.set([
    Decoration.line({ class: 'cm-problem' }).range(from),
    Decoration.widget({ widget: new ProblemText(message), side: 1 }).range(to),
  ]);
}

/** Marks the line with the problem, and writes the message behind it. */
export const problemLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { state, changes, effects }) {
    for (const effect of effects) {
      if (!effect.is(setProblem)) continue;
      return effect.value ? marksFor(state, effect.value) : Decoration.none;
    }
    return marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
