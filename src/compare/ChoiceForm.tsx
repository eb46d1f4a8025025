import { useId, type ReactNode } from 'react';
import { FAMILIES } from '@site/model/families';
import { useText, type TextKey } from '@site/src/i18n/useText';
import type { Choice } from './choice';
import styles from './ComparePage.module.css';

interface SelectProps {
  title: TextKey;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

function Select({ title, value, options, onChange }: SelectProps): ReactNode {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text(title)}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} dir="auto">
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Name of a family in the page's language. */
export function useFamilyName(): (id: string) => string {
  const text = useText();
  return (id) => {
    const family = FAMILIES.find((each) => each.id === id);
    return family ? text(`family.${family.sidebar}`) : id;
  };
}

interface ChoiceFormProps {
  choice: Choice;
  versions: readonly { id: string; label: string }[];
  families: readonly string[];
  onChange(change: Partial<Choice>): void;
}

/** Choice of two versions and a family. */
export function ChoiceForm({ choice, versions, families, onChange }: ChoiceFormProps): ReactNode {
  const familyName = useFamilyName();
  const options = versions.map(({ id, label }) => ({ value: id, label }));
  return (
    <div className={styles.form}>
      <Select
        title="compare.from"
        value={choice.from}
        options={options}
        onChange={(from) => onChange({ from })}
      />
      <Select
        title="compare.to"
        value={choice.to}
        options={options}
        onChange={(to) => onChange({ to })}
      />
      <Select
        title="compare.family"
        value={choice.family}
        options={families.map((id) => ({ value: id, label: familyName(id) }))}
        onChange={(family) => onChange({ family })}
      />
    </div>
  );
}
