import type { ReactNode } from 'react';
import type { EventAction } from '@site/src/analytics/events';
import { useChoice, type Choice } from '@site/src/preferences/create-choice';
import { Segments } from './Segments';
import { Setting } from './Setting';

interface ChoiceSettingProps<Value extends string> {
  name: string;
  /** Event that analytics counts when the reader chooses. */
  action: EventAction<'settings'>;
  hint?: string;
  choice: Choice<Value>;
  /** Label of an option; the value itself by default. */
  labelOf?(value: Value): string;
}

/** Radio buttons for a preference, with a button that resets it. */
export function ChoiceSetting<Value extends string>({
  name,
  action,
  hint,
  choice,
  labelOf = (value) => value,
}: ChoiceSettingProps<Value>): ReactNode {
  const value = useChoice(choice);
  return (
    <Setting name={name} hint={hint} onReset={choice.reset}>
      <Segments
        action={action}
        options={choice.values.map((option) => ({ value: option, label: labelOf(option) }))}
        value={value}
        onChange={choice.set}
      />
    </Setting>
  );
}
