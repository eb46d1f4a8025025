import type { ReactNode } from 'react';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import { eventMarks } from '@site/src/analytics/events';

/** Read by src/theme/NavbarItem/DropdownNavbarItem. */
const MARKS = { markItem: (language: string) => eventMarks('navbar', 'language', language) };

/** The languages of the page being read; which one is taken is counted. */
export function LanguageMenu(props: Props): ReactNode {
  return <LocaleDropdownNavbarItem {...props} {...MARKS} />;
}
