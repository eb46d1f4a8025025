import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';

interface SearchFieldProps {
  query: string;
  /** Id of the list of results, and of the line that Enter opens. */
  listId: string;
  activeId: string | undefined;
  isOpen: boolean;
  onQuery(query: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Search field: a combobox that keeps the focus while arrow keys move in the results. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { query, listId, activeId, isOpen, onQuery, onKeyDown } = props;
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="search-field">
      <Icon name="search" size={20} />
      <input
        ref={field}
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={text('search.placeholder')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={text('search.placeholder')}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
