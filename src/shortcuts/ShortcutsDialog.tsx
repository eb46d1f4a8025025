import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { singleKeysAreOn, turnSingleKeys } from './shortcut-keys';
import { keyName, shortcutsOf, type Shortcut } from './shortcuts';
import styles from './ShortcutsDialog.module.css';
import './texts';

export interface ShortcutsDialogProps {
  onClose(): void;
}

function Keys({ keys }: Pick<Shortcut, 'keys'>): ReactNode {
  return keys.map((together) => (
    <span key={together.join()} className={styles.together}>
      {together.map((key) => (
        <kbd key={key}>{keyName(key, navigator.platform)}</kbd>
      ))}
    </span>
  ));
}

function SingleKeysSwitch({ on, onTurn }: { on: boolean; onTurn(on: boolean): void }): ReactNode {
  const text = useText();
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          turnSingleKeys(target.checked);
          onTurn(target.checked);
        }}
      />
      {text('shortcuts.singleKeys')}
    </label>
  );
}

/** The list of keyboard shortcuts. The browser keeps the focus inside and gives it back. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps): ReactNode {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [singleKeys, setSingleKeys] = useState(singleKeysAreOn);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function closeFromOutside(event: MouseEvent): void {
    if (event.target === dialog.current) dialog.current.close();
  }

  return (
    // Escape is the way to do by keyboard what a press beside the dialog does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="shortcuts-title"
      onClose={onClose}
      onClick={closeFromOutside}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="shortcuts-title">{text('shortcuts.title')}</h2>
          <form method="dialog">
            <button type="submit" className="button button--secondary button--sm">
              {text('shortcuts.closeButton')}
            </button>
          </form>
        </div>
        <dl className={styles.list}>
          {shortcutsOf(document).map(({ keys, text: label, single }) => (
            <div key={label} data-off={(single && !singleKeys) || undefined}>
              <dt>
                <Keys keys={keys} />
              </dt>
              <dd>{text(label)}</dd>
            </div>
          ))}
        </dl>
        <SingleKeysSwitch on={singleKeys} onTurn={setSingleKeys} />
      </div>
    </dialog>
  );
}
