import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { eventAttributes } from '@site/src/analytics/events';
import { Icon } from '@site/src/ui/Icon/icons';
import { asksForSearch } from '@site/src/shortcuts/shortcut-keys';
import { useText } from '@site/src/i18n/useText';
import { inBackground } from '@site/src/loading/background';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import styles from './SearchButton.module.css';

interface DialogProps {
  onClose(): void;
}

const loadDialog = () => import('./SearchDialog');

/** Opens the search, by a click or a shortcut; the search is loaded when a reader first reaches for it. */
export function SearchButton(): ReactNode {
  const text = useText();
  const isBrowser = useIsBrowser();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [open, setOpen] = useState(false);

  const show = useCallback(() => {
    setOpen(true);
    void loadWithRetry(loadDialog).then(({ SearchDialog }) => setDialog(() => SearchDialog));
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);

  const prepare = () => void inBackground(loadDialog).catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        disabled={!isBrowser}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search
        {...eventAttributes('search', 'open')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <Icon name="search" size={20} />
        <span className={styles.label}>{text('shortcuts.search')}</span>
        <kbd aria-hidden="true" className={styles.keys}>
          /
        </kbd>
      </button>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
