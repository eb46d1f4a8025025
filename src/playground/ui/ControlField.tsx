import { useState, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { LONGEST_TEXT, type Chosen, type Control } from '../controls/control';
import { parseValue } from '../controls/query';

interface FieldProps<Kind extends Control = Control> {
  id: string;
  control: Kind;
  /** Undefined if the prop is not set. */
  value: Chosen | undefined;
  onChange(value: Chosen | undefined): void;
}

type Kind<Name extends Control['kind']> = Extract<Control, { kind: Name }>;

function Choice({ id, control, value, onChange }: FieldProps<Kind<'choice'>>): ReactNode {
  const text = useText();
  return (
    <select id={id} value={String(value)} onChange={({ target }) => onChange(target.value)}>
      {control.initial === '' && <option value="">{text('playground.notSet')}</option>}
      {control.options.map((option) => (
        <option key={option.id} value={option.id} dir="ltr">
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Keeps what is typed until the field is left: half of a number may be out of its limits. */
function NumberField({ id, control, value, onChange }: FieldProps<Kind<'number'>>): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      id={id}
      type="number"
      min={control.min}
      max={control.max}
      step="any"
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseValue(control, target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function Field(props: FieldProps): ReactNode {
  const { id, control, value, onChange } = props;
  switch (control.kind) {
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return <Choice {...props} control={control} />;
    case 'number':
      return <NumberField {...props} control={control} />;
    case 'text':
      return (
        <input
          id={id}
          type="text"
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          spellCheck={false}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

/** One prop: its name, and a field for its values. */
export function ControlField(props: FieldProps & { changed: boolean }): ReactNode {
  const { id, control, changed } = props;
  return (
    <div className="playground-control" data-changed={changed || undefined}>
      <label htmlFor={id}>
        <code>{control.name}</code>
      </label>
      <Field {...props} />
    </div>
  );
}
