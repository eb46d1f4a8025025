// Wrapped: the label of a group is followed by its badges; by its plan if all of its pages have it.
import type { ComponentProps, ReactNode } from 'react';
import Original from '@theme-original/DocSidebarItem/Category';
import { Badges, parseBadges } from '@site/src/page/badges/Badges';

type Category = ComponentProps<typeof Original>['item'];

/**
 * The original renders the label as the only child of a group without a page, and no group here has
 * one. Its type allows only strings.
 */
function labelWithBadges({ label, customProps, items }: Category): string {
  const { plan, ...badges } = parseBadges(customProps);
  // A plan that not all pages have would be wrong for the others.
  const isShared = items.every(
    (item: Category['items'][number]) => parseBadges(item.customProps).plan === plan,
  );
  const node: ReactNode = (
    <>
      {label}
      <Badges plan={isShared ? plan : undefined} {...badges} />
    </>
  );
  return node as unknown as string;
}

export default function DocSidebarItemCategory(props: ComponentProps<typeof Original>): ReactNode {
  return <Original {...props} item={{ ...props.item, label: labelWithBadges(props.item) }} />;
}
