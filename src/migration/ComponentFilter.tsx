import type { ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { chooseComponents } from './chosen-components';
import styles from './MigrationChecklist.module.css';

interface ComponentFilterProps {
  names: readonly string[];
  chosen: readonly string[];
}

/** Choice of the components that the reader uses; an empty choice shows everything. */
export function ComponentFilter({ names, chosen }: ComponentFilterProps): ReactNode {
  const text = useText();
  return (
    <fieldset className={styles.filter}>
      <legend>{text('migration.filter')}</legend>
      {names.map((name) => (
        <label key={name} className={styles.option}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              chooseComponents(
                names.filter((other) => (other === name ? target.checked : chosen.includes(other))),
              )
            }
          />
          <code>{name}</code>
        </label>
      ))}
    </fieldset>
  );
}
