import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { eventAttributes } from '@site/src/analytics/events';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import { useText } from '@site/src/i18n/useText';
import { useChoice } from '@site/src/preferences/create-choice';
import buttonStyles from '@site/src/ui/TextButton/TextButton.module.css';
import type { EditedState } from './useEditedDemo';
import { tabKey } from './tab-key';
import styles from './Editing.module.css';

interface EditorBarProps {
  /** Name of the demo. */
  name: string;
  /** Of the file that is edited. */
  file: string;
  state: EditedState;
  /** Message of the problem. */
  problem?: string;
  /** Set if the code was just reset. */
  wasReset: boolean;
  ids: { help: string; status: string };
  onRun(): void;
  onShowProblem(): void;
}

function TabChoice(): ReactNode {
  const text = useText();
  const indents = useChoice(tabKey) === 'indents';
  return (
    <button
      type="button"
      className={buttonStyles.button}
      aria-pressed={indents}
      onClick={() => tabKey.set(indents ? 'leaves' : 'indents')}
    >
      {text('editor.tabIndents')}
    </button>
  );
}

/** Picks the most urgent message for the reader. */
function Status(props: EditorBarProps): ReactNode {
  const { file, state, problem, wasReset, onShowProblem } = props;
  const text = useText();
  if (state.waiting)
    return text(state.unfinished ? 'editor.unfinished' : 'editor.waiting', { file });
  if (problem && state.problem?.line) {
    return (
      <button type="button" className={styles.problem} onClick={onShowProblem}>
        {text('editor.line', { line: state.problem.line, message: problem })}
      </button>
    );
  }
  if (problem) return <span className={styles.problem}>{problem}</span>;
  if (!state.kept) return text('editor.notKept');
  if (state.edited) return text('editor.edited', { file });
  if (wasReset) return text('editor.wasReset', { file });
  return state.outdated && text('editor.outdated', { file });
}

/**
 * Bar below the editor: errors, the state of the draft, how to leave the editor, and actions. The
 * code is reset in the toolbar of the demo.
 */
export function EditorBar(props: EditorBarProps): ReactNode {
  const { name, state, ids, onRun } = props;
  const text = useText();
  const indents = useChoice(tabKey) === 'indents';
  // The button stays after the first run, so the focus does.
  const [hasWaited, setHasWaited] = useState(false);
  if (state.waiting && !hasWaited) setHasWaited(true);
  return (
    <div className={styles.bar} lang={useInterfaceLanguage()}>
      <div id={ids.status} role="status" className={styles.status}>
        <Status {...props} />
      </div>
      <p id={ids.help} className={styles.help}>
        {text(indents ? 'editor.helpIndents' : 'editor.help')}
      </p>
      <div className={styles.actions}>
        {hasWaited && (
          <button
            type="button"
            className={clsx(buttonStyles.button, state.waiting && styles.run)}
            {...eventAttributes('demo', 'edit-run', name)}
            onClick={onRun}
          >
            {text('editor.run')}
          </button>
        )}
        <TabChoice />
      </div>
    </div>
  );
}
