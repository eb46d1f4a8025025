// Wrapped: the label of a group is followed by its badges.
import type { ComponentProps, ReactNode } from 'react';
import Original from '@theme-original/DocSidebarItem/Category';
import { Badges, parseBadges } from '@site/src/page/badges/Badges';

/**
 * The original renders the label as the only child of a group without a page, and no group here has
 * one. Its type allows only strings.
 */
function labelWithBadges({ label, customProps }: ComponentProps<typeof Original>['item']): string {
  const node: ReactNode = (
    <>
      {label}
      <Badges {...parseBadges(customProps)} />
    </>
  );
  return node as unknown as string;
}

export default function DocSidebarItemCategory(props: ComponentProps<typeof Original>): ReactNode {
  return <Original {...props} item={{ ...props.item, label: labelWithBadges(props.item) }} />;
}
