import { useId, type ReactNode } from 'react';
import { eventAttributes, type EventAction } from '@site/src/analytics/events';
import styles from './settings.module.css';

interface SegmentsProps<Value extends string> {
  /** Event that analytics counts when the reader chooses, if any. */
  action?: EventAction<'settings'>;
  /** Name of the group, if the setting around it has more than one. */
  label?: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** Radio buttons in a row. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): ReactNode {
  const { action, label, options, value, onChange } = props;
  const name = useId();
  return (
    <div className={styles.row} role={label ? 'radiogroup' : undefined} aria-label={label}>
      {label && (
        <span className={styles.rowLabel} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              {...(action && eventAttributes('settings', action, option.value))}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
