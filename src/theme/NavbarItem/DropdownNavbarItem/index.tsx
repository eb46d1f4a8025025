// Wrapped: adds event attributes to items that the theme creates, so analytics can count them.
import type { ReactNode } from 'react';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import type { EventAttributes } from '@site/src/analytics/events';

interface AttributedProps extends Props {
  /** Event attributes of an item, by its label. */
  attributesOf?(label: string): EventAttributes;
}

export default function DropdownNavbarItem({
  attributesOf,
  items,
  ...props
}: AttributedProps): ReactNode {
  const attributed = attributesOf
    ? items.map((item) => ({ ...item, ...attributesOf(String(item.label)) }))
    : items;
  return <OriginalDropdown {...props} items={attributed} />;
}
