import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import type { ProjectFile } from './useProjectFile';
import styles from './MyProjectPage.module.css';

/** Lets files be dropped on an element, and marks it while one is above it. */
function useDrop(open: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-drop': isOver || undefined,
    onDragOver(event: DragEvent) {
      // Text that is dropped is inserted by the browser itself.
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      open(file);
    },
  };
}

/** Chooses a file by a button, as the field of the browser cannot be styled. */
function FileButton({ open }: { open(file: File): void }): ReactNode {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => input.current?.click()}
      >
        {text('myProject.choose')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.lock,.yaml,.yml"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) open(file);
          // The same file can be chosen again after a change.
          target.value = '';
        }}
      />
    </>
  );
}

/** The field for a package.json or a lockfile. */
export function ProjectInput({ file }: { file: ProjectFile }): ReactNode {
  const text = useText();
  const id = useId();
  const hint = useId();
  const drop = useDrop(file.open);
  const isEmpty = file.shown === '' && file.name === undefined && !file.result;
  return (
    <div className={styles.input} {...drop}>
      <label htmlFor={id}>{text('myProject.input')}</label>
      <p id={hint} className={styles.muted}>
        {text('myProject.hint')}
      </p>
      <textarea
        id={id}
        aria-describedby={hint}
        aria-invalid={file.result && 'error' in file.result ? true : undefined}
        dir="ltr"
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={file.shown}
        onChange={({ target }) => file.type(target.value)}
      />
      <div className={styles.actions}>
        <FileButton open={file.open} />
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={isEmpty}
          onClick={file.clear}
        >
          {text('myProject.clear')}
        </button>
        {file.name !== undefined && <bdi>{file.name}</bdi>}
      </div>
    </div>
  );
}
