import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { indentOnInput, indentUnit } from '@codemirror/language';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { CodeVariant } from '@site/model/preferences';
import { CODE_COLORS } from './code-colors';
import { problemLine } from './problem-line';

export interface EditorOptions {
  code: string;
  variant: CodeVariant;
  /** Names the editor to screen readers. */
  label: string;
  /** Ids of the elements that say how to leave it, and what is wrong. */
  describedBy: string;
  onChange(code: string): void;
  onEscape(): void;
}

const tabBinding = new Compartment();

function tabKeymap(indents: boolean): Extension {
  return indents ? keymap.of([indentWithTab]) : [];
}

function contentAttributes({ label, describedBy }: EditorOptions): Record<string, string> {
  return {
    'aria-label': label,
    'aria-describedby': describedBy,
    // Kept by the editor itself when the page reloads for an update.
    'data-draft': '',
    translate: 'no',
  };
}

function escapeKey(onEscape: () => void): Extension {
  const run = () => {
    onEscape();
    return true;
  };
  return Prec.highest(keymap.of([{ key: 'Escape', run }]));
}

/** The first state of an editor; a state that is kept brings its undo history along. */
export function createEditorState(options: EditorOptions): EditorState {
  const { code, variant, onChange, onEscape } = options;
  return EditorState.create({
    doc: code,
    extensions: [
      escapeKey(onEscape),
      history(),
      tabBinding.of(tabKeymap(false)),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      variant === 'TS' ? tsxLanguage : jsxLanguage,
      indentUnit.of('  '),
      EditorState.tabSize.of(2),
      indentOnInput(),
      problemLine,
      CODE_COLORS,
      EditorView.contentAttributes.of(contentAttributes(options)),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  });
}

/** Decides what the Tab key does from now on. */
export function setTabIndents(view: EditorView, indents: boolean): void {
  view.dispatch({ effects: tabBinding.reconfigure(tabKeymap(indents)) });
}

/** Replaces the whole code, as one step that can be undone. */
export function replaceCode(view: EditorView, code: string): void {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: code },
    selection: { anchor: 0 },
    userEvent: 'input.reset',
  });
}

/** Leads to a line, counted from 1. */
export function goToLine(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  view.focus();
}
