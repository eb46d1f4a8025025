import { componentFor, type Choices } from './choices';
import { type Clearing, type ComponentInfo } from './components';
import { LIBRARIES } from './libraries';
import { optionsOf, SELECTS, SWITCHES } from './prop-options';

/** A prop with its value and its code. */
export interface Attribute {
  name: string;
  value: unknown;
  /** The part after the name in JSX; empty for `true`. */
  code: string;
}

/** A value as JavaScript, for values that JSON knows. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function attribute(name: string, value: unknown): Attribute {
  if (value === true) return { name, value, code: '' };
  if (typeof value === 'string') return { name, value, code: `="${value}"` };
  return { name, value, code: `={${literal(value)}}` };
}

const MOBILE_ACTIONS = ['clear', 'cancel', 'accept'];

/** The clear button is in the field or, if users cannot type, in the action bar. */
const CLEARING: Record<Clearing, Attribute> = {
  field: attribute('clearable', true),
  fieldOfPicker: {
    name: 'slotProps',
    value: { field: { clearable: true } },
    code: '={{ field: { clearable: true } }}',
  },
  actionBar: {
    name: 'slotProps',
    value: { actionBar: { actions: MOBILE_ACTIONS } },
    code: `={{ actionBar: { actions: ${literal(MOBILE_ACTIONS)} } }}`,
  },
  both: {
    name: 'slotProps',
    value: {
      field: { clearable: true },
      actionBar: ({ wrapperVariant }: { wrapperVariant: string }) => ({
        actions: wrapperVariant === 'mobile' ? MOBILE_ACTIONS : [],
      }),
    },
    code: `={{
  field: { clearable: true },
  actionBar: ({ wrapperVariant }) => ({
    actions:
      wrapperVariant === 'mobile' ? ${literal(MOBILE_ACTIONS)} : [],
  }),
}}`,
  },
};

/** Labels of the two inputs of a field; pickers use the texts of the locale. */
const INPUT_LABELS: Attribute = {
  name: 'slotProps',
  value: {
    textField: ({ position }: { position: string }) => ({
      label: position === 'start' ? 'From' : 'To',
    }),
  },
  code: `={{
  textField: ({ position }) => ({
    label: position === 'start' ? 'From' : 'To',
  }),
}}`,
};

const LABELS: Record<Choices['family'], string> = {
  date: 'Due date',
  time: 'Doors open',
  dateTime: 'Departure',
  dateRange: 'Stay',
  timeRange: 'Shift',
  dateTimeRange: 'Hire',
};

function labelling({ name }: ComponentInfo, family: Choices['family']): Attribute[] {
  if (name.startsWith('MultiInput')) return [INPUT_LABELS];
  const standsInPage = /^Static|Calendar$|Clock$/.test(name);
  const namedByTexts = name.endsWith('RangePicker');
  return standsInPage || namedByTexts ? [] : [attribute('label', LABELS[family])];
}

function chosenProps(choices: Choices): Attribute[] {
  const { props, clearing } = componentFor(choices);
  const taken: readonly string[] = props;
  const chosen = choices.props;
  const switches = SWITCHES.filter((name) => chosen[name]).flatMap((name) => {
    if (name === 'clearable') return clearing ? [CLEARING[clearing]] : [];
    return taken.includes(name) ? [attribute(name, true)] : [];
  });
  const selects = SELECTS.filter((name) => taken.includes(name)).flatMap((name) => {
    const value = optionsOf(name, choices.family)[chosen[name] ?? ''];
    if (value === undefined) return [];
    const { format } = LIBRARIES[choices.library];
    return [attribute(name, name === 'format' ? format(String(value)) : value)];
  });
  return [...switches, ...selects];
}

/** The time zone in use; the date-fns adapter does not support any. */
export function zoneOf({ library, zone }: Choices): Choices['zone'] {
  return LIBRARIES[library].zones ? zone : '';
}

const DAY = '2024-04-17';

const VALUES: Record<Choices['family'], readonly [string, string?]> = {
  date: [`${DAY}T00:00`],
  time: [`${DAY}T15:30`],
  dateTime: [`${DAY}T15:30`],
  dateRange: [`${DAY}T00:00`, '2024-04-21T00:00'],
  timeRange: [`${DAY}T09:00`, `${DAY}T17:30`],
  dateTimeRange: [`${DAY}T09:00`, '2024-04-19T17:30'],
};

/** The initial value as ISO 8601: an instant with a time zone, otherwise local time. */
export function firstValues(choices: Choices): string[] {
  const ending = zoneOf(choices) ? 'Z' : '';
  return VALUES[choices.family].flatMap((iso) => (iso ? [iso + ending] : []));
}

/** All props of the component except its value. */
export function attributesOf(choices: Choices): Attribute[] {
  const zone = zoneOf(choices);
  return [
    ...labelling(componentFor(choices), choices.family),
    ...(zone ? [attribute('timezone', zone)] : []),
    ...chosenProps(choices),
  ];
}
