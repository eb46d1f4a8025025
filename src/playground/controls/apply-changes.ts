import type { Props } from '../code/nodes';
import { NUMBER, type Changes, type Chosen, type Control } from './control';

/** The value of a prop; undefined if it is not set. */
function valueOf(control: Control, chosen: Chosen): unknown {
  if (control.kind === 'choice') return control.options.find(({ id }) => id === chosen)?.value;
  if (control.kind !== 'text') return chosen;
  if (chosen === '') return undefined;
  return control.takesNumbers && NUMBER.test(String(chosen)) ? Number(chosen) : chosen;
}

/** Adds what a reader changed to the props that the playground begins with. */
export function applyChanges(given: Props, controls: readonly Control[], changes: Changes): Props {
  const props: Record<string, unknown> = { ...given };
  for (const control of controls) {
    const chosen = changes[control.name];
    if (chosen !== undefined) props[control.name] = valueOf(control, chosen);
  }
  return props;
}

/** Changes one prop. A value as at the beginning does not count as a change. */
export function withChange(
  changes: Changes,
  { name, initial }: Control,
  chosen: Chosen | undefined,
): Changes {
  const others = Object.fromEntries(Object.entries(changes).filter(([each]) => each !== name));
  return chosen === undefined || chosen === initial ? others : { ...others, [name]: chosen };
}
