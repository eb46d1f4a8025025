import { useId, type ReactNode } from 'react';
import { ComponentNames } from './ComponentNames';
import styles from './MigrationChecklist.module.css';
import type { Step } from './steps';

interface StepLineProps {
  step: Step;
  done: boolean;
  toggle(): void;
}

/** A step with a checkbox. Its text is not a label element, because it is a link. */
export function StepLine({ step, done, toggle }: StepLineProps): ReactNode {
  const id = useId();
  return (
    <li className={styles.step} data-done={done || undefined}>
      <input type="checkbox" aria-labelledby={id} checked={done} onChange={toggle} />
      <div>
        <div id={id} className={styles.words}>
          {step.content}
        </div>
        {step.only.length > 0 && (
          <>
            {' '}
            <ComponentNames names={step.only} />
          </>
        )}
      </div>
    </li>
  );
}
