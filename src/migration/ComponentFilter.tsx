import type { ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { chooseComponents } from './chosen-components';
import { writeFilter } from './kept-filter';
import styles from './MigrationChecklist.module.css';

interface ComponentFilterProps {
  guide: string;
  names: readonly string[];
  chosen: readonly string[];
}

/** Choice of the components that the reader uses; an empty choice shows everything. */
export function ComponentFilter({ guide, names, chosen }: ComponentFilterProps): ReactNode {
  const text = useText();
  const choose = (name: string, checked: boolean) => {
    const next = names.filter((other) => (other === name ? checked : chosen.includes(other)));
    chooseComponents(next);
    writeFilter(guide, next);
  };
  return (
    <fieldset className={styles.filter}>
      <legend>{text('migration.filter')}</legend>
      {names.map((name) => (
        <label key={name} className={styles.option}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => choose(name, target.checked)}
          />
          <code>{name}</code>
        </label>
      ))}
    </fieldset>
  );
}
