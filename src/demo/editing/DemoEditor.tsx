import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MutableRefObject,
  type ReactNode,
} from 'react';
import type { EditorView } from '@codemirror/view';
import texts from '@generated/interface-texts/default/editor.json';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { CodeVariant } from '@site/model/preferences';
import { addTexts } from '@site/src/i18n/lazy-texts';
import { useText } from '@site/src/i18n/useText';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import type { DemoSource } from '../demo-source';
import type { EditedDemo } from './edited-demo';
import { CodeEditor } from './CodeEditor';
import { goToLine, replaceCode } from './create-editor';
import type { StartedDrafts } from './StoredDraft';
import { EditorBar } from './EditorBar';
import { fileNameOf } from './file-name';
import { prepareDemo, type PreparedDemo } from './prepare-demo';
import { showChange } from './show-change';
import { useEditedDemo, type EditedState } from './useEditedDemo';
import { useProblemText } from './useProblemText';
import styles from './Editing.module.css';

addTexts(texts);

export interface DemoEditorProps {
  /** Name of the demo. */
  name: string;
  source: DemoSource;
  variant: CodeVariant;
  /** Number of requests for the editor on this page; `waiting` is true until it is loaded. */
  requests: number;
  waiting: boolean;
  /** The editor has the focus that they were waiting for. */
  onEntered(): void;
  /** Set if all of the code shows. */
  open: boolean;
  /** True if another file of the demo is shown. */
  hidden: boolean;
  /** Code that the reader has started since the page was opened. */
  started: StartedDrafts;
  /** Is notified of each version that shows; undefined for the original. */
  onEdited(edited: EditedDemo | undefined): void;
  /** Takes what brings the original code back. */
  resetCode: MutableRefObject<(() => void) | undefined>;
  /** Is notified when the code stops running, which shows the version before it, and when it runs again. */
  onStale(stale: boolean): void;
  /** The reader pressed Escape. */
  onLeave(): void;
  /** Shown in place of the editor until the code is loaded. */
  children: ReactNode;
}

type ReadyEditorProps = Omit<DemoEditorProps, 'children'> & { prepared: PreparedDemo };

/** Leads a reader who waits for the editor to what they have changed, or to its beginning. */
function useEntrance(
  view: EditorView | undefined,
  original: string,
  { waiting, onEntered }: ReadyEditorProps,
): void {
  useEffect(() => {
    if (!view || !waiting) return;
    view.focus();
    showChange(view, original);
    onEntered();
  }, [view, original, waiting, onEntered]);
}

/** Notifies the demo while its code does not run. */
function useStale({ problem, waiting }: EditedState, onStale: (stale: boolean) => void): void {
  const stale = problem?.stale === true && !waiting;
  useEffect(() => {
    onStale(stale);
    return () => onStale(false);
  }, [stale, onStale]);
}

function ReadyEditor(props: ReadyEditorProps): ReactNode {
  const { name, source, variant, prepared, onLeave } = props;
  const text = useText();
  const id = useId();
  const ids = { help: `${id}help`, status: `${id}status` };
  const [view, setView] = useState<EditorView>();
  const [wasReset, setWasReset] = useState(false);
  const { draft, state, restored, change, update, start } = useEditedDemo(props);
  const { code } = useRef({ code: draft.code }).current;
  const problem = useProblemText(state.problem?.error);
  const file = fileNameOf(source.path, variant);
  const line = state.problem?.line;
  const original = prepared.originals[variant];
  useEntrance(view, original, props);
  useEffect(() => {
    if (view && restored !== undefined) replaceCode(view, restored);
  }, [view, restored]);
  useEffect(() => {
    props.resetCode.current = () => {
      if (!view || !state.edited) return;
      replaceCode(view, original);
      update();
      setWasReset(true);
    };
  });
  useStale(state, props.onStale);
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
        onRun={start}
        onShowProblem={() => view && line && goToLine(view, line)}
      />
    </>
  );
}

/**
 * Loads the data that the editor needs, and tries again with each request until they are loaded.
 */
function usePrepared(source: DemoSource, requests: number): PreparedDemo | undefined {
  const { withBaseUrl } = useBaseUrlUtils();
  const [prepared, setPrepared] = useState<PreparedDemo>();
  useEffect(() => {
    let left = false;
    void loadWithRetry(() => prepareDemo(source, withBaseUrl)).then(
      (ready) => !left && setPrepared(ready),
    );
    return () => {
      left = true;
    };
  }, [source, withBaseUrl, requests]);
  return prepared;
}

/**
 * The code of a demo in the reader's variant, to be edited; what is written runs in the demo's
 * place. Loaded when the reader asks for it. While only a part of the code shows, the editor is as
 * high as the code that it replaced.
 */
export function DemoEditor({ children, ...props }: DemoEditorProps): ReactNode {
  const { source, requests, open, hidden } = props;
  const prepared = usePrepared(source, requests);
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => setHeight(box.current?.offsetHeight), []);
  const limited = prepared !== undefined && !open;
  return (
    <div
      ref={box}
      hidden={hidden}
      className={styles.box}
      style={limited ? { maxHeight: height, overflow: 'auto' } : undefined}
    >
      {prepared ? <ReadyEditor {...props} prepared={prepared} /> : children}
    </div>
  );
}
