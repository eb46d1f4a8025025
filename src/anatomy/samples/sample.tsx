import type { ComponentType, ReactNode } from 'react';
import type { Plan } from '@site/model/plans';
import type { Mark, SlotDefaults } from '../marks/create-mark';
import type { StateId } from './states';

/** Uses the component until it is in its state. */
export type Act = (stage: HTMLElement) => Promise<void> | void;

/** One state of a component. */
export interface SampleState {
  id: StateId;
  /** The plan that the state needs, if it is above the one of the component. */
  plan?: Plan;
  act?: Act;
  render(mark: Mark): ReactNode;
}

/** How a component is shown. */
export interface Sample {
  states: readonly SampleState[];
  /** Pixels that the stage has at least; without it, there is room for popups. */
  height?: number;
  /** Global classes of slots' elements where the reference does not name one. */
  classNames?: Readonly<Record<string, string>>;
}

/** Samples of a family, by the name of the component's page. */
export type Samples = Readonly<Record<string, Sample>>;

/** Props of a state, and what to do there. */
interface StateProps<Props> {
  props?: Partial<Props>;
  act?: Act;
}

interface SampleOptions extends Pick<Sample, 'classNames'> {
  /** Default components of slots that do not pass attributes on. */
  defaults?: SlotDefaults;
}

/**
 * Makes the sample of a component from the props that all states have, and those of each state.
 * The first state is the one that a reader sees first.
 */
export function sampleOf<Props extends object>(
  Component: ComponentType<Props>,
  base: NoInfer<Props>,
  states: Partial<Record<StateId, StateProps<NoInfer<Props>>>> = { default: {} },
  { defaults, classNames }: SampleOptions = {},
): Sample {
  const entries = Object.entries(states) as [StateId, StateProps<Props>][];
  return {
    classNames,
    states: entries.map(([id, { props, act }]) => ({
      id,
      act,
      render: (mark) => <Component {...mark({ ...base, ...props }, defaults)} />,
    })),
  };
}

/** The sample with some of its states only, in the given order. */
export function inStates({ states, ...sample }: Sample, ...ids: readonly StateId[]): Sample {
  return {
    ...sample,
    states: ids.flatMap((id) => states.find((state) => state.id === id) ?? []),
  };
}

/** Samples without popups, with what the stage has at least: names of slots on phones are below it. */
export function withHeight(height: number, samples: Samples): Samples {
  return Object.fromEntries(
    Object.entries(samples).map(([name, sample]) => [name, { height, ...sample }]),
  );
}
