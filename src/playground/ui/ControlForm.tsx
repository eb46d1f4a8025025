import { useId, useState, type ReactNode } from 'react';
import { FilterBox } from '@site/src/api-reference/FilterBox';
import { useText } from '@site/src/i18n/useText';
import '@site/src/api-reference/texts';
import { withChange } from '../controls/apply-changes';
import type { Changes, Control } from '../controls/control';
import { ControlField } from './ControlField';

interface ControlFormProps {
  controls: readonly Control[];
  changes: Changes;
  onChange(changes: Changes): void;
}

/** Fewer controls need no filter. */
const MANY = 12;

/** Fields for the props of a component. */
export function ControlForm({ controls, changes, onChange }: ControlFormProps): ReactNode {
  const text = useText();
  const id = useId();
  const [filter, setFilter] = useState('');
  const query = filter.trim().toLowerCase();
  const matching = controls.filter(({ name }) => name.toLowerCase().includes(query));
  return (
    <form
      className="playground-form"
      aria-label={text('playground.props')}
      onSubmit={(event) => event.preventDefault()}
    >
      {controls.length > MANY && (
        <FilterBox
          label={text('api.filterNames')}
          {...{ typed: filter, query, type: setFilter }}
          {...{ matching: matching.length, total: controls.length }}
        />
      )}
      {/* Reachable by keyboard through its fields. */}
      <div className="playground-controls">
        {matching.map((control) => (
          <ControlField
            key={control.name}
            id={`${id}${control.name}`}
            control={control}
            changed={control.name in changes}
            value={changes[control.name] ?? control.initial}
            onChange={(value) => onChange(withChange(changes, control, value))}
          />
        ))}
      </div>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => onChange({})}
      >
        {text('playground.reset')}
      </button>
    </form>
  );
}
