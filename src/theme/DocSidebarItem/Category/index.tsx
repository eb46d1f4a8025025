// Wrapped: the label of a group is followed by its badges; by its plan if all of its pages have it.
// Groups that are always open have a label instead of a link to nowhere.
import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Original from '@theme-original/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import { Badges, parseBadges } from '@site/src/page/badges/Badges';

type Props = ComponentProps<typeof Original>;
type Category = Props['item'];

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

function OpenGroup({ item, level, activePath, onItemClick }: Props): ReactNode {
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <span className="sidebar-subheader-label">{item.label}</span>
      <ul className="menu__list">
        <DocSidebarItems
          items={item.items}
          activePath={activePath}
          level={level + 1}
          onItemClick={onItemClick}
        />
      </ul>
    </li>
  );
}

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { collapsible, href } = props.item;
  if (!collapsible && !href) return <OpenGroup {...props} />;
  return <Original {...props} item={{ ...props.item, label: labelWithBadges(props.item) }} />;
}
