import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import { breakable } from './breakable';
import { ItemDetails } from './ItemDetails';
import type { ItemLabels } from './item-labels';
import { ItemBadges } from './ItemBadges';
import { ItemToggle } from './ItemToggle';
import type { SectionItem } from './section-items';
import { TypeCode } from './TypeCode';
import styles from './ApiItem.module.css';

interface ApiItemProps {
  item: SectionItem;
  /** Addresses by name, with the language's prefix. */
  links: Record<string, string>;
  labels: ItemLabels;
  baseUrl: string;
  /** True if the item is open in the collapsed layout. */
  open: boolean;
  /** Filtered out. */
  hidden: boolean;
  /** The address leads here. */
  linked: boolean;
}

/**
 * A prop, slot, class or member. One DOM for the three layouts, which are CSS; few elements and no
 * listeners, as a page may have 400 of these.
 */
export const ApiItem = memo(function ApiItem(props: ApiItemProps): ReactNode {
  const { item, links, labels, baseUrl, open, hidden, linked } = props;
  const { anchor, name, code, side } = item;
  return (
    <li
      className={styles.item}
      data-open={open || undefined}
      data-linked={linked || undefined}
      hidden={hidden}
    >
      <h3 id={anchor} className={clsx('anchor', styles.name)}>
        <a href={`#${anchor}`}>{breakable(name)}</a>
      </h3>
      <ItemToggle anchor={anchor} open={open} />
      <ItemBadges item={item} labels={labels} />
      {code && (
        <div className={styles.type}>
          <TypeCode type={code} links={links} />
        </div>
      )}
      {side && (
        <div className={styles.side}>
          {!side.startsWith('.') && <span className={styles.label}>{labels.default}</span>}
          <code>{breakable(side)}</code>
        </div>
      )}
      <div id={`${anchor}-more`} className={styles.more}>
        <ItemDetails item={item} links={links} labels={labels} baseUrl={baseUrl} />
      </div>
    </li>
  );
});
