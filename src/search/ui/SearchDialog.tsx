import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';
import { SearchBox } from './SearchBox';

/** The search above the page. The browser keeps the focus inside and gives it back. */
export function SearchDialog({ onClose }: { onClose(): void }): ReactNode {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // The browser would focus the button, which comes first.
    element.querySelector('input')?.focus();
  }, []);

  const close = () => dialog.current?.close();
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // Escape closes a dialog by itself; the click is one beside it, for those who point.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={text('shortcuts.search')}
      onClose={onClose}
      onClick={closeOutside}
    >
      <button
        type="button"
        className="search-close"
        aria-label={text('shortcuts.closeButton')}
        title={text('shortcuts.closeButton')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
      <SearchBox query={query} onQuery={setQuery} onLeave={close} />
    </dialog>
  );
}
