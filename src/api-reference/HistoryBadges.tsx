import type { ReactNode } from 'react';
import type { ApiHistory } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import './texts';
import { lastChange } from './history-of';
import styles from './HistoryBadges.module.css';

/** Since when there is an item, and which version changed it last. */
export function HistoryBadges({ history }: { history: ApiHistory }): ReactNode {
  const text = useText();
  const { since, types, defaults } = history;
  const changed = lastChange(history);
  const both = types && defaults ? 'history.changedIn' : undefined;
  const key = both ?? (types ? 'history.typeChangedIn' : 'history.defaultChangedIn');
  return (
    <>
      {since && (
        <span className={styles.since} data-history="since">
          {text('history.since', { version: since })}
        </span>
      )}
      {changed && (
        <span className={styles.changed} data-history="changed">
          {text(key, { version: changed })}
        </span>
      )}
    </>
  );
}
