import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { CodeStyling, CodeVariant } from '@site/model/preferences';
import { codeVariant } from '@site/src/preferences/stores';
import { useChoice } from '@site/src/preferences/create-choice';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import type { DemoFile } from '@site/model/demo-code';
import type { DemoSource } from './demo-source';
import { EditButton } from './EditButton';
import type { DemoEditorProps } from './editing/DemoEditor';
import type { EditedDemo } from './editing/edited-demo';
import type { StartedDrafts } from './editing/StoredDraft';
import { useHasDraft, useTimesForgotten } from './kept-drafts';
import type { LoadDemo } from './useLiveDemo';

/** The code of a demo as the reader has edited it, for exports of the demo. */
export interface EditedCode {
  /** Path of the file that it replaces, from the root of the repository. */
  path: string;
  /** TypeScript or JavaScript. */
  variant: CodeVariant;
  styling: CodeStyling;
  code: string;
}

interface DemoEditing {
  /** In the variant and the styling that show; undefined where the reader has changed nothing. */
  edited: EditedCode | undefined;
  /** Loads what runs in the demo's place. */
  load: LoadDemo;
  /** The text of what shows, if it is not what the site has. */
  textOr(original: () => Promise<string>): () => string | Promise<string>;
  /** For the toolbar. */
  button: ReactNode;
  /** Brings the original code back, where the reader has changed it. */
  resetCode(): void;
  /** What shows is the version before the reader's last change, which does not run. */
  stale: boolean;
  /** Puts the editor in the place of the code of the demo's own file, where there is an editor. */
  inPlaceOf(code: ReactNode): ReactNode;
}

/** Display of a demo's code. */
interface CodeView {
  /** Set if all of it shows. */
  open: boolean;
  shownFile: DemoFile | undefined;
  setOpen(open: boolean): void;
  showFile(file: DemoFile): Promise<void>;
}

const importEditor = () => import(/* webpackChunkName: "edit-demo" */ './editing/DemoEditor');

/** Loads the editor at the first request, and tries again with each request until it is loaded. */
function useEditor(requests: number): ComponentType<DemoEditorProps> | undefined {
  const [Editor, setEditor] = useState<ComponentType<DemoEditorProps>>();
  useEffect(() => {
    if (requests === 0) return;
    void loadWithRetry(importEditor).then(({ DemoEditor }) => setEditor(() => DemoEditor));
  }, [requests]);
  return Editor;
}

/**
 * Editing of a demo. The editor and its compiler are fetched when the reader asks for them; their
 * code is in `editing/`. A draft from an earlier visit shows when the editor opens, and runs when the
 * reader starts it there: until then the original runs.
 * @param name of the demo
 * @param source the demo in the styling that is shown
 */
export function useDemoEditing(name: string, source: DemoSource, view: CodeView): DemoEditing {
  const { open, shownFile, setOpen, showFile } = view;
  const [ownFile] = source.code.files;
  const showsOwn = shownFile === ownFile;
  const variant = useChoice(codeVariant);
  /** Number of requests for the editor; `waiting` is true until it is loaded. */
  const [{ requests, waiting }, setAsked] = useState({ requests: 0, waiting: false });
  const [edited, setEdited] = useState<EditedDemo>();
  const { current: started } = useRef<StartedDrafts>(new Map());
  const { path, styling } = source;
  const hasDraft = useHasDraft(path, variant);
  const timesForgotten = useTimesForgotten();
  const Editor = useEditor(requests);
  const [stale, setStale] = useState(false);
  const resetCode = useRef<() => void>();
  const draft = edited?.running ? 'running' : (edited || hasDraft) && 'waiting';
  const buttonId = `${name}-edit`;
  const edit = () => {
    setAsked({ requests: requests + 1, waiting: true });
    setOpen(true);
    if (ownFile) void showFile(ownFile).catch(() => undefined);
  };
  return {
    edited: edited && { path, variant, styling, code: edited.code },
    load: edited?.load ?? source.load,
    textOr: (original) => (edited && showsOwn ? () => edited.code : original),
    button: <EditButton id={buttonId} name={name} draft={draft || undefined} onEdit={edit} />,
    resetCode: () => resetCode.current?.(),
    stale: edited !== undefined && stale,
    inPlaceOf: (code) => (
      <>
        {Editor && (
          <Editor
            // After drafts were forgotten, a new editor begins with the original.
            key={`${variant}${path}${timesForgotten}`}
            {...{ name, source, variant, requests, waiting, open, started }}
            onEntered={() => setAsked({ requests, waiting: false })}
            hidden={!showsOwn}
            onEdited={setEdited}
            onStale={setStale}
            resetCode={resetCode}
            onLeave={() => document.getElementById(buttonId)?.focus()}
          >
            {code}
          </Editor>
        )}
        {(!Editor || !showsOwn) && code}
      </>
    ),
  };
}
