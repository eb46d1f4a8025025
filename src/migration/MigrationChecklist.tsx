import { useEffect, useId, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { UndoableButton } from '@site/src/ui/undo/UndoableButton';
import { chooseComponents, useChosenComponents } from './chosen-components';
import { ComponentFilter } from './ComponentFilter';
import { readFilter } from './kept-filter';
import styles from './MigrationChecklist.module.css';
import { StepLine } from './StepLine';
import { concerns, namesIn, stepsIn } from './steps';
import { useTicks } from './useTicks';
import './texts';

interface MigrationChecklistProps {
  /** Names the guide where its ticks are kept. */
  guide: string;
  /** Components that readers can choose from, with spaces between; no choice where it is left out. */
  components?: string;
  /** `MigrationStep` elements. */
  children: ReactNode;
}

/** The steps of a guide, with ticks that the browser remembers, and a choice of what applies. */
export function MigrationChecklist(props: MigrationChecklistProps): ReactNode {
  const { guide, components, children } = props;
  const text = useText();
  const title = useId();
  const names = namesIn(components);
  const steps = stepsIn(children);
  const chosen = useChosenComponents();
  const { done, toggle, clear } = useTicks(
    guide,
    steps.map(({ id }) => id),
  );
  // After hydration: the static HTML shows everything.
  useEffect(() => {
    chooseComponents(readFilter(guide, namesIn(components)));
    return () => chooseComponents([]);
  }, [guide, components]);

  const shown = steps.filter(({ only }) => concerns(only, chosen));
  const finished = shown.filter(({ id }) => done.has(id)).length;
  return (
    <section className={styles.checklist} aria-labelledby={title} data-checklist={guide}>
      <p id={title} className={styles.title}>
        {text('migration.checklist')}
      </p>
      {names.length > 1 && <ComponentFilter guide={guide} names={names} chosen={chosen} />}
      <ul className={styles.steps}>
        {shown.map((step) => (
          <StepLine
            key={step.id}
            step={step}
            done={done.has(step.id)}
            toggle={() => toggle(step.id)}
          />
        ))}
      </ul>
      <p className={styles.foot}>
        <span role="status" dir="auto">
          {text('migration.progress', { done: finished, total: shown.length })}
        </span>
        <UndoableButton
          name={`ticks ${guide}`}
          className={styles.clear}
          idle={done.size === 0}
          run={clear}
        >
          {text('migration.clear')}
        </UndoableButton>
      </p>
    </section>
  );
}
