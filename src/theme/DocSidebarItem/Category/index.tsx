// Wrapped: the label of a group is followed by its badges.
import type { ComponentProps, ReactNode } from 'react';
import Original from '@theme-original/DocSidebarItem/Category';
import { Badges, parseBadges } from '@site/src/page/badges/Badges';

/**
 * The original renders the label as a child and nothing else where a group has no page of its own,
 * which is so for all groups here; its type allows strings alone.
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
