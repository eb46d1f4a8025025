import type { ReactNode } from 'react';
import { reasonOf } from '@site/model/reason-of';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';
import styles from './Demo.module.css';

interface DemoErrorProps {
  error: unknown;
  onReset(): void;
}

/** Shown in place of a demo that could not load, or threw an error. */
export function DemoError({ error, onReset }: DemoErrorProps): ReactNode {
  const text = useText();
  return (
    <div role="alert" className={styles.error}>
      <p className={styles.errorTitle}>
        <Icon name="warning" /> {text('demo.failed')}
      </p>
      <pre className={styles.errorText}>{reasonOf(error)}</pre>
      <button type="button" className="button button--secondary button--sm" onClick={onReset}>
        {text('demo.reset')}
      </button>
    </div>
  );
}
