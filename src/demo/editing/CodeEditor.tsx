import { useEffect, useRef, type ReactNode } from 'react';
import { EditorView } from '@codemirror/view';
import { useChoice } from '@site/src/preferences/create-choice';
import { createEditorState, setTabIndents, type EditorOptions } from './create-editor';
import { setProblem, type LineProblem } from './problem-line';
import { tabKey } from './tab-key';

interface CodeEditorProps extends EditorOptions {
  problem?: LineProblem;
  /** Receives the editor, for commands from outside. */
  onReady(view: EditorView | undefined): void;
}

/** Editor for the code; `code` is its initial text. */
export function CodeEditor({ problem, onReady, ...options }: CodeEditorProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const initial = useRef({ options, onReady });
  const indents = useChoice(tabKey) === 'indents';

  useEffect(() => {
    if (!box.current) return undefined;
    const { options: first, onReady: ready } = initial.current;
    const created = new EditorView({ state: createEditorState(first), parent: box.current });
    view.current = created;
    ready(created);
    return () => {
      ready(undefined);
      created.destroy();
    };
  }, []);

  useEffect(() => {
    if (view.current) setTabIndents(view.current, indents);
  }, [indents]);

  const { line, message } = problem ?? {};
  useEffect(() => {
    const told = line && message ? { line, message } : undefined;
    view.current?.dispatch({ effects: setProblem.of(told) });
  }, [line, message]);

  return <div ref={box} dir="ltr" />;
}
