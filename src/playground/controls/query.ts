/** The state of a playground in the address. Everything else there is ignored, and stays. */
import { LONGEST_TEXT, NUMBER, type Changes, type Chosen, type Control } from './control';
import { OPEN_PARAMETER, OPEN_VALUE } from './opens-playground';

/** Query of an address that opens the playground of its page. */
export const OPENING_QUERY = `?${OPEN_PARAMETER}=${OPEN_VALUE}`;

/** Reads one value; undefined if it is none that the control can have. */
export function parseValue(control: Control, text: string): Chosen | undefined {
  switch (control.kind) {
    case 'switch':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'number': {
      const value = NUMBER.test(text) ? Number(text) : NaN;
      return value >= control.min && value <= control.max ? value : undefined;
    }
    case 'text':
      return text.length <= LONGEST_TEXT && !/\p{C}/u.test(text) ? text : undefined;
    case 'choice':
      return control.options.find(({ id }) => id === text)?.id;
  }
}

/** Reads what a reader changed. Unknown names and values count as absent. */
export function readChanges(controls: readonly Control[], search: string): Changes {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    controls.flatMap((control) => {
      const text = query.get(control.name);
      const value = text === null ? undefined : parseValue(control, text);
      return value === undefined || value === control.initial ? [] : [[control.name, value]];
    }),
  );
}

/**
 * Returns the query of the address with these changes and no others.
 * @param open whether it opens the playground; undefined for pages that always show it
 */
export function withChanges(
  controls: readonly Control[],
  search: string,
  changes: Changes,
  open: boolean | undefined,
): string {
  const query = new URLSearchParams(search);
  query.delete(OPEN_PARAMETER);
  if (open) query.set(OPEN_PARAMETER, OPEN_VALUE);
  for (const { name } of controls) query.delete(name);
  for (const [name, value] of Object.entries(changes)) query.set(name, String(value));
  return query.toString();
}
