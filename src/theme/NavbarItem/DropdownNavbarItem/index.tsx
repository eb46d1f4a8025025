// Wrapped: a menu whose items are made by the theme can have them counted.
import type { ReactNode } from 'react';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import type { EventMarks } from '@site/src/analytics/events';

interface MarkedProps extends Props {
  /** Marks of an item, by what it says. */
  markItem?(label: string): EventMarks;
}

export default function DropdownNavbarItem({ markItem, items, ...props }: MarkedProps): ReactNode {
  const marked = markItem
    ? items.map((item) => ({ ...item, ...markItem(String(item.label)) }))
    : items;
  return <OriginalDropdown {...props} items={marked} />;
}
