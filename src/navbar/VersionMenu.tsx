import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { eventAttributes } from '@site/src/analytics/events';

interface VersionMenuProps {
  mobile?: boolean;
  position?: 'left' | 'right';
  /** Majors before this one, which have hosts of their own. */
  olderMajors: { label: string; origin: string }[];
}

/** Read by src/theme/NavbarItem/DropdownNavbarItem. */
const ITEM_ATTRIBUTES = {
  attributesOf: (version: string) => eventAttributes('navbar', 'version', version),
};

/** The versions of these docs, and the older majors in the reader's language. */
export function VersionMenu({ olderMajors, ...props }: VersionMenuProps): ReactNode {
  const introduction = useBaseUrl('/x/introduction/');
  const links = olderMajors.map(({ label, origin }) => ({ label, href: origin + introduction }));
  return (
    <DocsVersionDropdownNavbarItem
      {...props}
      {...ITEM_ATTRIBUTES}
      className="version-menu"
      items={[]}
      dropdownItemsBefore={[]}
      dropdownItemsAfter={links}
    />
  );
}
