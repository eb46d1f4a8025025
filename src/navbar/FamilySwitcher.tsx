import type { ReactNode } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { useText } from '@site/src/i18n/useText';

interface FamilySwitcherProps {
  mobile?: boolean;
  position?: 'left' | 'right';
  items: { type: 'docSidebar'; sidebarId: string; label: string }[];
}

/** A menu of the component families that says which one is being read. */
export function FamilySwitcher({ items, ...props }: FamilySwitcherProps): ReactNode {
  const text = useText();
  const { activeDoc } = useActiveDocContext(undefined);
  const named = items.map((item) => ({
    ...item,
    label: text(`family.${item.sidebarId}` as never),
  }));
  const current = named.find(({ sidebarId }) => sidebarId === activeDoc?.sidebar);
  return (
    <DropdownNavbarItem
      {...props}
      label={current && !props.mobile ? current.label : text('navbar.families')}
      items={named}
    />
  );
}
