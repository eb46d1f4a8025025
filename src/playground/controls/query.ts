/** The state of a playground in the address. Everything else there is ignored, and stays. */
import { LONGEST_TEXT, type Changes, type Chosen, type Control } from './control';

/** Parameter of addresses that open the playground of their page. */
export const OPEN_PARAMETER = 'playground';
const OPEN_VALUE = 'open';

const NUMBER = /^-?\d{1,5}(?:\.\d{1,3})?$/;

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

/** Checks if an address opens the playground of its page. */
export function opensPlayground(search: string): boolean {
  return new URLSearchParams(search).get(OPEN_PARAMETER) === OPEN_VALUE;
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

/** Returns the query of the address with these changes and no others. */
export function withChanges(
  controls: readonly Control[],
  search: string,
  changes: Changes,
): string {
  const query = new URLSearchParams(search);
  query.set(OPEN_PARAMETER, OPEN_VALUE);
  for (const { name } of controls) query.delete(name);
  for (const [name, value] of Object.entries(changes)) query.set(name, String(value));
  return `?${query.toString()}`;
}

/** Returns the query of the address without the playground. */
export function withoutPlayground(controls: readonly Control[], search: string): string {
  const query = new URLSearchParams(search);
  query.delete(OPEN_PARAMETER);
  for (const { name } of controls) query.delete(name);
  const text = query.toString();
  return text && `?${text}`;
}
