import { useId, type ReactNode } from 'react';
import { PLAN_NAMES } from '@site/model/plans';
import { useText } from '@site/src/i18n/useText';
import type { SampleState } from '../samples/sample';
import { stateText } from '../samples/states';
import { KEEPS_POPUPS } from './kept-events';

interface StateChoiceProps {
  states: readonly SampleState[];
  current: SampleState;
  onChange(state: SampleState): void;
}

/** States of the component, as radio buttons. */
export function StateChoice({ states, current, onChange }: StateChoiceProps): ReactNode {
  const text = useText();
  const name = useId();
  return (
    <fieldset className="anatomy-states" {...KEEPS_POPUPS}>
      <legend>{text('anatomy.states')}</legend>
      {states.map((state) => (
        <label key={state.id} className="anatomy-state">
          <input
            type="radio"
            name={name}
            value={state.id}
            checked={state === current}
            onChange={() => onChange(state)}
          />
          <span>
            {text(stateText(state.id))}
            {state.plan && ` · ${PLAN_NAMES[state.plan]}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
