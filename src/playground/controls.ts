/** A prop that a playground lets the reader change. Its default is the component's own. */
export type Control =
  | { kind: 'boolean'; default: boolean }
  | { kind: 'number'; default: number; min: number; max: number; step: number }
  | {
      kind: 'select';
      default: string;
      options: readonly string[];
      /** The attribute of an option, where the prop takes something other than its text. */
      written?: Readonly<Record<string, string>>;
    };

export type Controls = Readonly<Record<string, Control>>;

type ValueOf<C extends Control> = C extends { kind: 'boolean' }
  ? boolean
  : C extends { kind: 'number' }
    ? number
    : C extends { options: readonly (infer Option)[] }
      ? Option
      : never;

/** Current props, by name. */
export type ValuesOf<C extends Controls> = { [Name in keyof C]: ValueOf<C[Name]> };

type Value = boolean | number | string;

function readValue(control: Control, written: string | null): Value {
  if (written === null) return control.default;
  if (control.kind === 'boolean') {
    return written === 'true' || (written !== 'false' && control.default);
  }
  if (control.kind === 'select') {
    return control.options.find((option) => option === written) ?? control.default;
  }
  const { min, max, step } = control;
  const steps = (parseFloat(written) - min) / step;
  return Number.isInteger(steps) && steps >= 0 && min + steps * step <= max
    ? min + steps * step
    : control.default;
}

/** Reads the props from a query string; what makes no sense counts as not written. */
export function readValues<C extends Controls>(controls: C, search: string): ValuesOf<C> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(controls).map(([name, control]) => [name, readValue(control, query.get(name))]),
  ) as ValuesOf<C>;
}

/** The query string with one prop changed. A default is not written. */
export function withValue(controls: Controls, search: string, name: string, value: Value): string {
  const query = new URLSearchParams(search);
  if (controls[name]?.default === value) query.delete(name);
  else query.set(name, String(value));
  return query.toString();
}

/** The query string without the props, as they are with nothing changed. */
export function withoutValues(controls: Controls, search: string): string {
  const query = new URLSearchParams(search);
  Object.keys(controls).forEach((name) => query.delete(name));
  return query.toString();
}

function attribute(name: string, value: Value, control: Control | undefined): string {
  const written = control?.kind === 'select' && control.written?.[String(value)];
  if (written) return written;
  if (value === true) return name;
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${value}}`;
}

/**
 * The JSX of a component with the props that differ from its defaults.
 * @param fixed attributes that are always there, as they are written
 */
export function toJsx(
  component: string,
  fixed: readonly string[],
  controls: Controls,
  search: string,
): string {
  const values: Record<string, Value> = readValues(controls, search);
  const changed = Object.entries(values).filter(([name, value]) => {
    return value !== controls[name]?.default;
  });
  const attributes = [
    ...fixed,
    ...changed.map(([name, value]) => attribute(name, value, controls[name])),
  ];
  if (attributes.length === 0) return `<${component} />`;
  return [`<${component}`, ...attributes.map((line) => `  ${line}`), '/>'].join('\n');
}
