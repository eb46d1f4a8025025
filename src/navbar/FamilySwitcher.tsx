import type { ReactNode } from 'react';
import { useActiveDocContext, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { FAMILIES } from '@site/model/families';
import { useText } from '@site/src/i18n/useText';

interface FamilySwitcherProps {
  mobile?: boolean;
  position?: 'left' | 'right';
}

/** Menu of the component families; its button shows the current one. */
export function FamilySwitcher(props: FamilySwitcherProps): ReactNode {
  const text = useText();
  const { activeDoc } = useActiveDocContext(undefined);
  // Older versions lack some.
  const { sidebars = {} } = useLatestVersion(undefined);
  const items = FAMILIES.filter(({ sidebar }) => sidebar in sidebars).map(({ sidebar }) => ({
    type: 'docSidebar' as const,
    sidebarId: sidebar,
    label: text(`family.${sidebar}`),
  }));
  const current = items.find(({ sidebarId }) => sidebarId === activeDoc?.sidebar);
  return (
    <DropdownNavbarItem
      {...props}
      label={current && !props.mobile ? current.label : text('navbar.families')}
      items={items}
    />
  );
}
