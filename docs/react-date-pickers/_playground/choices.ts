import {
  COMPONENTS,
  componentOf,
  type ComponentInfo,
  type Family,
  type PropName,
} from './components';
import type { LibraryName } from './libraries';
import type { LocaleName } from './locales';

/** Time zones by their names; an empty one is that of the reader's system. */
export const ZONES = {
  '': 'System',
  UTC: 'UTC',
  'America/New_York': 'New York',
  'Europe/Berlin': 'Berlin',
  'Asia/Kathmandu': 'Kathmandu',
  'Asia/Tokyo': 'Tokyo',
};

/** What a locale is used for. */
export const LOCALE_PARTS = {
  both: 'Both',
  texts: 'Texts',
  formats: 'Formats',
};

/** Names of choices of a prop; left out where the component's own default holds. */
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

/** The component that was chosen; where its family has none of the form, the first one. */
export function componentFor({ family, form }: Choices): ComponentInfo {
  return componentOf(family, form);
}

/** The forms that components of a family have. */
export function formsOf(family: Family): Record<string, string> {
  return Object.fromEntries(COMPONENTS[family].map(({ form }) => [form, form]));
}
