import type { ReactNode } from 'react';
import type { ApiFormerValue, ApiHistory } from '@site/model/api-reference';
import { useText, type TextKey } from '@site/src/i18n/useText';
import './texts';
import { TypeCode } from './TypeCode';
import styles from './HistoryNotes.module.css';

interface FormerValuesProps {
  values: readonly ApiFormerValue[] | undefined;
  title: TextKey;
  links: Record<string, string>;
}

/** One line for each change, with what was there before. */
function FormerValues({ values = [], title, links }: FormerValuesProps): ReactNode {
  const text = useText();
  return values.map(({ in: version, from }) => (
    <li key={version}>
      {text(title, { version })} <TypeCode type={from} links={links} />
    </li>
  ));
}

interface HistoryNotesProps {
  history: ApiHistory;
  /** Addresses by name, with the language's prefix. */
  links: Record<string, string>;
}

/** Which versions changed the type or the default of an item, and the values before. */
export function HistoryNotes({ history, links }: HistoryNotesProps): ReactNode {
  const { types, defaults } = history;
  if (!types && !defaults) return null;
  return (
    <ul className={styles.notes}>
      <FormerValues values={types} title="history.typeBefore" links={links} />
      <FormerValues values={defaults} title="history.defaultBefore" links={links} />
    </ul>
  );
}
