import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { EditorView } from '@codemirror/view';
import texts from '@generated/interface-texts/default/editor.json';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { CodeVariant } from '@site/config/preferences';
import { addTexts } from '@site/src/i18n/late-texts';
import { useText } from '@site/src/i18n/useText';
import type { DemoSource } from '../demo-source';
import type { RunnableDemo } from '../useDemoEditing';
import { CodeEditor } from './CodeEditor';
import { goToLine, replaceCode } from './create-editor';
import { EditorBar } from './EditorBar';
import { fileNameOf } from './file-name';
import { prepareDemo, type PreparedDemo } from './prepare-demo';
import { showChange } from './show-change';
import { useEditedDemo } from './useEditedDemo';
import { useProblemText } from './useProblemText';
import styles from './Editing.module.css';

addTexts(texts);

export interface DemoEditorProps {
  /** Name of the demo. */
  name: string;
  source: DemoSource;
  variant: CodeVariant;
  /** How often the reader asked for the editor on this page, and whether they wait for it now. */
  requests: number;
  waiting: boolean;
  /** The editor has the focus that they were waiting for. */
  onEntered(): void;
  /** Whether all of the code shows, and whether there is more of it than the excerpt. */
  open: boolean;
  partial: boolean;
  /** Another file of the demo is looked at. */
  hidden: boolean;
  /** Hears of each version that is to run in the demo's place; undefined for the original. */
  onEdited(edited: RunnableDemo | undefined): void;
  /** The reader pressed Escape. */
  onLeave(): void;
  /** Stands in its place until the code is there. */
  children: ReactNode;
}

type ReadyEditorProps = Omit<DemoEditorProps, 'children'> & {
  prepared: PreparedDemo;
  /** Around the editor. */
  box: RefObject<HTMLElement>;
};

/** Leads a reader who waits for it into the editor. */
function useEntrance(view: EditorView | undefined, waiting: boolean, onEntered: () => void): void {
  useEffect(() => {
    if (!view || !waiting) return;
    view.focus();
    onEntered();
  }, [view, waiting, onEntered]);
}

function ReadyEditor(props: ReadyEditorProps): ReactNode {
  const { name, source, variant, prepared, box, waiting, onEdited, onLeave, onEntered } = props;
  const text = useText();
  const id = useId();
  const ids = { help: `${id}help`, status: `${id}status` };
  const [view, setView] = useState<EditorView>();
  const [wasReset, setWasReset] = useState(false);
  const { kept, state, change, run } = useEditedDemo({ source, variant, prepared, onEdited });
  const { code } = useRef({ code: kept.code }).current;
  const problem = useProblemText(state.problem?.error);
  const file = fileNameOf(source.path, variant);
  const line = state.problem?.line;
  useEntrance(view, waiting, onEntered);
  const original = prepared.originals[variant];
  useEffect(() => {
    if (view && box.current) showChange(view, box.current, original);
  }, [view, box, original]);
  return (
    <>
      <CodeEditor
        code={code}
        variant={variant}
        label={text('editor.label', { file })}
        describedBy={`${ids.help} ${ids.status}`}
        problem={line && problem ? { line, message: problem } : undefined}
        onChange={(typed) => {
          setWasReset(false);
          change(typed);
        }}
        onEscape={onLeave}
        onReady={setView}
      />
      <EditorBar
        name={name}
        file={file}
        state={state}
        problem={problem}
        wasReset={wasReset}
        ids={ids}
        onRun={run}
        onShowProblem={() => view && line && goToLine(view, line)}
        onReset={() => {
          if (!view || !state.edited) return;
          replaceCode(view, original);
          run();
          setWasReset(true);
        }}
      />
    </>
  );
}

/** Fetches what the editor needs beside itself; after a failure, with the next request. */
function usePrepared(source: DemoSource, requests: number): PreparedDemo | 'failed' | undefined {
  const { withBaseUrl } = useBaseUrlUtils();
  const [prepared, setPrepared] = useState<PreparedDemo | 'failed'>();
  useEffect(() => {
    let left = false;
    prepareDemo(source, withBaseUrl).then(
      (ready) => !left && setPrepared(ready),
      () => !left && setPrepared('failed'),
    );
    return () => {
      left = true;
    };
  }, [source, withBaseUrl, requests]);
  return prepared;
}

/**
 * The code of a demo in the reader's variant, to be edited; what is written runs in the demo's
 * place. Loaded when editing starts, or for a demo of which an edited version is kept. Until the
 * reader asks for more it is as high as the code was in whose place it stands.
 */
export function DemoEditor({ children, ...props }: DemoEditorProps): ReactNode {
  const { source, requests, open, partial, hidden } = props;
  const text = useText();
  const prepared = usePrepared(source, requests);
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => setHeight(box.current?.offsetHeight), []);
  const limited = prepared !== undefined && (!open || (requests === 0 && !partial));
  return (
    <div
      ref={box}
      hidden={hidden}
      className={styles.box}
      style={limited ? { maxHeight: height, overflow: 'auto' } : undefined}
    >
      {prepared === 'failed' && <p role="alert">{text('demo.editorFailed')}</p>}
      {typeof prepared === 'object' ? (
        <ReadyEditor {...props} prepared={prepared} box={box} />
      ) : (
        children
      )}
    </div>
  );
}
