import type { ApiComponentPage, ApiMember } from '@site/model/api-reference';
import { Constant, type Props } from '../code/nodes';
import { onOneLine } from '../code/print-value';
import type { ChoiceControl, Control, Option } from './control';

/** Values to choose from for props whose types have no literals: by prop, then by id. */
export type DataOptions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Props whose change cannot be seen, which are not stable, which would hold a value for good, as
 * nothing follows the events of the component, or which throw: `divider` for a string.
 */
const WITHOUT_CONTROL =
  /^(?:autoFocus|children|className|clipboardCopyCellDelimiter|component|divider|focusedView|gridLabelId|id|itemId|key|name|nonce|rangePosition|ref|view|aria-labelledby|onFocus|unstable_\w+)$/;

/**
 * Limits of numbers by their names. Steps of zero would never reach their end, and a scrollbar that is
 * larger than the grid lets it measure itself again and again.
 */
const LIMITS: readonly [RegExp, { min: number; max: number }][] = [
  [/step$/i, { min: 1, max: 60 }],
  [/angle$/i, { min: -360, max: 360 }],
  [/WeekNumber$/, { min: 0, max: 10 }],
  [/Depth$/, { min: -1, max: 10 }],
  [/^scrollbarSize$/, { min: 0, max: 40 }],
  [/^value/i, { min: -1000, max: 1000 }],
  [/./, { min: 0, max: 1000 }],
];

interface Parts {
  /** Literals, and both values of `boolean`. */
  values: (boolean | number | string)[];
  /** Names of other types. */
  others: string[];
}

function literal(text: string): boolean | number | string | undefined {
  if (/^'[^']*'$/.test(text)) return text.slice(1, -1);
  if (/^-?\d+$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return undefined;
}

/** Splits a union; parts of a type in brackets are not literals either. */
function partsOf(type: string): Parts {
  const parts: Parts = { values: [], others: [] };
  for (const text of type.split(' | ')) {
    const value = literal(text);
    if (text === 'boolean') parts.values.push(true, false);
    else if (value !== undefined) parts.values.push(value);
    else if (text !== 'null' && text !== 'undefined') parts.others.push(text);
  }
  return parts;
}

function isPlain({ type }: ApiMember): boolean {
  return !/[<({[]/.test(type.replaceAll(/'[^']*'/g, ''));
}

/** Longest code that names an option; the id names others. */
const LONGEST_LABEL = 28;

function labelOf(id: string, value: unknown): string {
  const code = value instanceof Constant ? undefined : onOneLine(value);
  return code !== undefined && code.length <= LONGEST_LABEL ? code : id;
}

function optionsOf(values: readonly (readonly [string, unknown])[]): Option[] {
  return values.map(([id, value]) => ({ id, value, label: labelOf(id, value) }));
}

/** The default value, if it is a literal. */
function defaultOf({ default: text = '' }: ApiMember): boolean | number | string | undefined {
  return literal(text.replaceAll('"', "'"));
}

interface Given {
  member: ApiMember;
  /** Value that the playground begins with. */
  value: unknown;
}

function choiceOf({ member, value }: Given, options: readonly Option[]): ChoiceControl {
  const start = value ?? defaultOf(member);
  const initial = options.find((option) => option.value === start)?.id ?? '';
  return { ...baseOf(member), kind: 'choice', initial, options };
}

function baseOf({ name, anchor, default: defaultText }: ApiMember) {
  return { name, anchor, defaultText };
}

function limitsOf(name: string): { min: number; max: number } {
  return LIMITS.find(([names]) => names.test(name))?.[1] ?? { min: 0, max: 0 };
}

/** Makes a control from the type of a prop; undefined for types that have no literals. */
function controlOf(given: Given): Control | undefined {
  const { member, value } = given;
  const base = baseOf(member);
  const { values, others } = partsOf(member.type);
  const start = value ?? defaultOf(member);
  const [first] = others;
  if (values.length === 2 && values.includes(true) && values.includes(false)) {
    // The default of some depends on the device.
    const isKnown = typeof start === 'boolean' || member.default === undefined;
    if (isKnown) return { ...base, kind: 'switch', initial: start === true };
  }
  if (values.length > 0) {
    return choiceOf(given, optionsOf(values.map((each) => [String(each), each])));
  }
  if (!isPlain(member)) return undefined;
  if (first === 'number' && others.length === 1) {
    const initial = typeof start === 'number' ? start : undefined;
    return { ...base, kind: 'number', initial, ...limitsOf(member.name) };
  }
  return others.every((name) => /^(?:string|number|ReactNode)$/.test(name))
    ? {
        ...{ ...base, kind: 'text', initial: start === undefined ? '' : String(start) },
        takesNumbers: others.includes('number'),
      }
    : undefined;
}

function isOffered({ name, deprecated, signature, type }: ApiMember): boolean {
  return !deprecated && !signature && !type.includes('=>') && !WITHOUT_CONTROL.test(name);
}

/**
 * Makes the controls of a component from its reference.
 * @param given props that the playground begins with
 * @param data values for props whose types have none
 */
export function controlsOf(page: ApiComponentPage, given: Props, data: DataOptions): Control[] {
  return page.props.filter(isOffered).flatMap((member) => {
    const start = { member, value: given[member.name] };
    const options = data[member.name];
    return options ? choiceOf(start, optionsOf(Object.entries(options))) : (controlOf(start) ?? []);
  });
}
