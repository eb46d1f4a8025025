import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { CodeStyling, CodeVariant } from '@site/config/preferences';
import { codeVariant } from '@site/src/preferences/code-variant';
import { useChoice } from '@site/src/preferences/create-choice';
import { useText } from '@site/src/i18n/useText';
import type { DemoFile } from '@site/plugins/demos/demo-code-loader';
import type { DemoSource } from './demo-source';
import { hasDraft } from './draft-key';
import { EditButton } from './EditButton';
import type { DemoEditorProps } from './editing/DemoEditor';
import type { LoadDemo } from './useLiveDemo';
import styles from './Demo.module.css';

/** A version of a demo that a reader wrote, and what runs it. */
export interface RunnableDemo {
  code: string;
  load: LoadDemo;
}

/** The code of a demo as the reader has edited it, for whatever takes it elsewhere. */
export interface EditedCode {
  /** Path of the file that it stands for, from the root of the repository. */
  path: string;
  /** Whether it is TypeScript or JavaScript. */
  variant: CodeVariant;
  styling: CodeStyling;
  code: string;
}

interface DemoEditing {
  /** In the variant and the styling that show; undefined where the reader has changed nothing. */
  edited: EditedCode | undefined;
  /** What runs in the demo's place. */
  load: LoadDemo;
  /** The text of what shows, if it is not what the site has. */
  textOr(original: () => Promise<string>): () => string | Promise<string>;
  /** For the toolbar. */
  button: ReactNode;
  /** Puts the editor in the place of the code of the demo's own file, where there is an editor. */
  inPlaceOf(code: ReactNode): ReactNode;
}

/** How the code of a demo is looked at. */
interface CodeView {
  /** Whether all of it shows, and whether there is more of it than the excerpt. */
  open: boolean;
  partial: boolean;
  shownFile: DemoFile | undefined;
  setOpen(open: boolean): void;
  showFile(file: DemoFile): Promise<void>;
}

/** Fetches the editor once it is wanted, and anew with each attempt. */
function useEditor(wanted: boolean, attempt: number) {
  const [Editor, setEditor] = useState<ComponentType<DemoEditorProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    setFailed(false);
    import(/* webpackChunkName: "edit-demo" */ './editing/DemoEditor').then(
      (module) => setEditor(() => module.DemoEditor),
      () => setFailed(true),
    );
  }, [wanted, attempt]);
  return { Editor: wanted ? Editor : undefined, failed };
}

/**
 * Editing of a demo. The editor and its compiler are fetched when the reader starts, or comes back
 * to what they wrote; everything that they do lies in editing/.
 * @param name of the demo
 * @param source the demo in the styling that is shown
 */
export function useDemoEditing(name: string, source: DemoSource, view: CodeView): DemoEditing {
  const { open, partial, shownFile, setOpen, showFile } = view;
  const [ownFile] = source.code.files;
  const showsOwn = shownFile === ownFile;
  const text = useText();
  const variant = useChoice(codeVariant);
  /** How often the reader asked for the editor, and whether they wait for it now. */
  const [{ requests, waiting }, setAsked] = useState({ requests: 0, waiting: false });
  const [kept, setKept] = useState(false);
  const [edited, setEdited] = useState<RunnableDemo>();
  const { path, styling } = source;
  useEffect(() => setKept(hasDraft(path, variant)), [path, variant]);
  const { Editor, failed } = useEditor(kept || requests > 0, requests);
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
    button: <EditButton id={buttonId} name={name} edited={!!edited} onEdit={edit} />,
    inPlaceOf: (code) => (
      <>
        {failed && (
          <p role="alert" className={styles.fileStatus}>
            {text('demo.editorFailed')}
          </p>
        )}
        {Editor && (
          <Editor
            key={variant + path}
            {...{ name, source, variant, requests, waiting, open, partial }}
            onEntered={() => setAsked({ requests, waiting: false })}
            hidden={!showsOwn}
            onEdited={setEdited}
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
