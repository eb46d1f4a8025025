import {
  COMPONENTS,
  componentOf,
  type ComponentInfo,
  type Family,
  type PropName,
} from './components';
import type { LibraryName } from './libraries';
import type { LocaleName } from './locales';

/** Time zones by their names; an empty one is the zone of the user's system. */
export const ZONES = {
  '': 'System',
  UTC: 'UTC',
  'America/New_York': 'New York',
  'Europe/Berlin': 'Berlin',
  'Asia/Kathmandu': 'Kathmandu',
  'Asia/Tokyo': 'Tokyo',
};

/** The parts of the pickers that use a locale. */
export const LOCALE_PARTS = {
  both: 'Both',
  texts: 'Texts',
  formats: 'Formats',
};

/** Names of the chosen values of props; omitted for defaults. */
export type PropChoices = Partial<Record<PropName | 'clearable', string>>;

export interface Choices {
  family: Family;
  form: string;
  library: LibraryName;
  locale: LocaleName;
  localeFor: keyof typeof LOCALE_PARTS;
  zone: keyof typeof ZONES;
  props: PropChoices;
}

export const FIRST_CHOICES: Choices = {
  family: 'date',
  form: 'Responsive',
  library: 'Day.js',
  locale: 'en-US',
  localeFor: 'both',
  zone: '',
  props: {},
};

/** The chosen component, or the first of the family if it does not have the form. */
export function componentFor({ family, form }: Choices): ComponentInfo {
  return componentOf(family, form);
}

/** The forms of the components of a family. */
export function formsOf(family: Family): Record<string, string> {
  return Object.fromEntries(COMPONENTS[family].map(({ form }) => [form, form]));
}
