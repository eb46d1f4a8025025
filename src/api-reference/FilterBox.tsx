import { useId, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import './texts';
import styles from './FilterBox.module.css';

interface FilterBoxProps {
  /** Accessible name of the box. */
  label: string;
  typed: string;
  type(text: string): void;
  /** Current filter; empty when everything shows. */
  query: string;
  matching: number;
  total: number;
}

/** Filter of a list; announces the number of matches to screen readers. */
export function FilterBox(props: FilterBoxProps): ReactNode {
  const { label, typed, type, query, matching, total } = props;
  const text = useText();
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        data-draft
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') type('');
        }}
      />
      <span role="status" className={styles.status}>
        {query && text('api.matches', { matching, total })}
      </span>
    </div>
  );
}
