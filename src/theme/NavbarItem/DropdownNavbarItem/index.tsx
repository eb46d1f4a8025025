// Wrapped: a menu whose items are made by the theme can have them counted.
import type { ReactNode } from 'react';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import type { EventMarks } from '@site/src/analytics/events';

interface MarkedProps extends Props {
  /** Marks of an item, by its language or else what it says. */
  markItem?(name: string): EventMarks;
}

function nameOf({ lang, label }: { lang?: unknown; label?: unknown }): string {
  return String(lang ?? label);
}

export default function DropdownNavbarItem({ markItem, items, ...props }: MarkedProps): ReactNode {
  const marked = markItem ? items.map((item) => ({ ...item, ...markItem(nameOf(item)) })) : items;
  return <OriginalDropdown {...props} items={marked} />;
}
