import type { ReactNode } from 'react';
import type { Control } from './controls';
import styles from './playground.module.css';

interface ControlFieldProps {
  name: string;
  control: Control;
  value: boolean | number | string;
  onChange(value: boolean | number | string): void;
}

function Field({ name, control, value, onChange }: ControlFieldProps): ReactNode {
  const id = `prop-${name}`;
  if (control.kind === 'boolean') {
    const checked = value === true;
    return (
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  if (control.kind === 'select') {
    return (
      <select id={id} value={String(value)} onChange={({ target }) => onChange(target.value)}>
        {control.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const { min, max, step } = control;
  return (
    <span className={styles.number}>
      <input
        id={id}
        type="range"
        {...{ min, max, step }}
        value={Number(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output htmlFor={id}>{value}</output>
    </span>
  );
}

/** One prop: its name and a field that suits its values. */
export function ControlField(props: ControlFieldProps): ReactNode {
  return (
    <div className={styles.control}>
      <label htmlFor={`prop-${props.name}`}>
        <code>{props.name}</code>
      </label>
      <Field {...props} />
    </div>
  );
}
