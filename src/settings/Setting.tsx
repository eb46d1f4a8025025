import { useId, type ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/events';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';
import styles from './settings.module.css';

interface SettingProps {
  name: string;
  /** Description, if the name needs one. */
  hint?: string;
  onReset(): void;
  children: ReactNode;
}

/** Group of controls with a name, and a button that resets them. */
export function Setting({ name, hint, onReset, children }: SettingProps): ReactNode {
  const text = useText();
  const id = useId();
  const reset = text('settings.reset', { name });
  return (
    <div role="group" aria-labelledby={id} className={styles.setting}>
      <div className={styles.heading}>
        <h3 id={id}>{name}</h3>
        <button
          type="button"
          className={styles.reset}
          aria-label={reset}
          title={reset}
          {...eventAttributes('settings', 'reset', name)}
          onClick={onReset}
        >
          <Icon name="reset" size={16} />
        </button>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
