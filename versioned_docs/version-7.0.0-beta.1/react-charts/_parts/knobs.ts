export type KnobValue = boolean | number | string;

/** One setting of a playground: its default in the library, and its other values. */
export interface Knob<V extends KnobValue = KnobValue> {
  initial: V;
  options?: readonly V[];
  range?: readonly [min: number, max: number, step: number];
}

/** Keys are the paths of props: `skipAnimation`, `grid.horizontal`, `series.curve`. */
export type Knobs = Record<string, Knob>;

export type KnobValues<K extends Knobs> = { [N in keyof K]: K[N]['initial'] };

export function toggle(initial = false): Knob<boolean> {
  return { initial };
}

/** The first option is the default of the library. */
export function choice<V extends string>(initial: V, ...others: V[]): Knob<V> {
  return { initial, options: [initial, ...others] };
}

export function slider(initial: number, min: number, max: number, step = 1): Knob<number> {
  return { initial, range: [min, max, step] };
}

type Tree = { [name: string]: KnobValue | Tree };

const LISTS = ['series', 'xAxis', 'yAxis'];

function literal(value: KnobValue | Tree): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${literal(field)}`);
  return `{ ${fields.join(', ')} }`;
}

function attribute(name: string, value: KnobValue | Tree): string {
  if (value === true) return name;
  if (typeof value === 'string') return `${name}="${value}"`;
  const code = literal(value);
  return LISTS.includes(name) ? `${name}={[${code}]}` : `${name}={${code}}`;
}

function put(tree: Tree, path: string[], value: KnobValue) {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const branch = tree[name];
  const inner = typeof branch === 'object' ? branch : {};
  tree[name] = inner;
  put(inner, rest, value);
}

/** The element with the props that differ from their defaults, and no others. */
export function printChanges(
  component: string,
  knobs: Knobs,
  values: Record<string, KnobValue>,
): string {
  const tree: Tree = {};
  for (const [path, { initial }] of Object.entries(knobs)) {
    const value = values[path] ?? initial;
    if (value !== initial) put(tree, path.split('.'), value);
  }
  const props = Object.entries(tree).map(([name, value]) => `  ${attribute(name, value)}\n`);
  return props.length ? `<${component}\n${props.join('')}/>` : `<${component} />`;
}
