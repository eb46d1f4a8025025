import { useSyncExternalStore, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { canUndo, offerUndo, subscribe, undo } from './undo-store';

interface UndoableButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Of what can be undone: one at a time for each name. */
  name: string;
  /** There is nothing to do. */
  idle?: boolean;
  /** @returns undoes it */
  run(): () => void;
}

/**
 * A button that undoes for 10 seconds what it did. It stays where it is, with the focus, and a
 * double click does not undo.
 */
export function UndoableButton(props: UndoableButtonProps): ReactNode {
  const { name, idle = false, run, children, ...others } = props;
  const text = useText();
  const undoable = useSyncExternalStore(
    subscribe,
    () => canUndo(name),
    () => false,
  );
  const disabled = idle && !undoable;
  return (
    <>
      <button
        type="button"
        {...others}
        aria-disabled={disabled}
        onClick={({ detail }) => {
          if (disabled || detail > 1) return;
          if (undoable) undo(name);
          else offerUndo(name, run());
        }}
      >
        {undoable ? text('undo.undo') : children}
      </button>
      {undoable && (
        <span role="alert" className="visually-hidden">
          {text('undo.done')}
        </span>
      )}
    </>
  );
}
