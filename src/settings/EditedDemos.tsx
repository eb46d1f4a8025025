import { useId, type ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/events';
import { forgetDrafts, useDraftCount } from '@site/src/demo/kept-drafts';
import { useText } from '@site/src/i18n/useText';
import styles from './settings.module.css';

/** Number of demos that the reader has edited, and a button that removes these edits. */
export function EditedDemos(): ReactNode {
  const text = useText();
  const id = useId();
  const count = useDraftCount();
  return (
    <div role="group" aria-labelledby={id} className={styles.setting}>
      <h3 id={id} className={styles.title}>
        {text('settings.edits')}
      </h3>
      <p className={styles.hint}>{text('settings.editsHint')}</p>
      <div className={styles.row}>
        <span role="status" className={styles.rowLabel}>
          {text('settings.editsKept', { count })}
        </span>
        <button
          type="button"
          className={styles.button}
          aria-disabled={count === 0}
          {...(count > 0 && eventAttributes('settings', 'reset', 'edits'))}
          onClick={() => count > 0 && forgetDrafts()}
        >
          {text('settings.forgetEdits')}
        </button>
      </div>
    </div>
  );
}
