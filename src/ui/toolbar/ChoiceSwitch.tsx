import type { ReactNode } from 'react';
import type { EventAttributes } from '@site/src/analytics/events';
import { useChoice, type Choice } from '@site/src/preferences/create-choice';
import styles from './ChoiceSwitch.module.css';

interface ChoiceSwitchProps<Value extends string> {
  choice: Choice<Value>;
  label: string;
  /** Label of a button; the value by default. */
  nameOf?(value: Value): string;
  /** Event attributes of a button, for analytics. */
  attributesOf?(value: Value): EventAttributes;
}

/**
 * Buttons for a choice that all blocks of the page share. Which one looks pressed is decided by CSS
 * from the attribute of the html element, so it is right before hydration.
 */
export function ChoiceSwitch<Value extends string>({
  choice,
  label,
  nameOf = (value) => value,
  attributesOf,
}: ChoiceSwitchProps<Value>): ReactNode {
  const current = useChoice(choice);
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {choice.values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.option}
          data-option={value}
          aria-pressed={value === current}
          {...attributesOf?.(value)}
          onClick={() => choice.set(value)}
        >
          {nameOf(value)}
        </button>
      ))}
    </div>
  );
}
