import { useId, useState, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { useChosenComponents } from './chosen-components';
import { ComponentNames } from './ComponentNames';
import styles from './MigrationChange.module.css';
import { concerns, namesIn } from './steps';
import './texts';

interface MigrationChangeProps {
  /** Components that the change concerns, with spaces between. */
  only: string;
  children: ReactNode;
}

/** A part of a guide for some components. It is folded away for readers who use others. */
export function MigrationChange({ only, children }: MigrationChangeProps): ReactNode {
  const text = useText();
  const id = useId();
  const names = namesIn(only);
  const folded = !concerns(names, useChosenComponents());
  const [opened, setOpened] = useState(false);
  const hidden = folded && !opened;
  return (
    <div className={styles.change} data-folded={hidden || undefined}>
      <p className={styles.names}>
        {text('migration.concerns')} <ComponentNames names={names} />
        {folded && (
          <button
            type="button"
            className={styles.open}
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => setOpened(!opened)}
          >
            {text(opened ? 'migration.fold' : 'migration.unfold')}
          </button>
        )}
      </p>
      <div id={id} hidden={hidden}>
        {children}
      </div>
    </div>
  );
}
