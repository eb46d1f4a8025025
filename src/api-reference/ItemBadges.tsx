import type { ReactNode } from 'react';
import { Badges } from '@site/src/page/badges/Badges';
import type { ItemLabels } from './item-labels';
import type { SectionItem } from './section-items';
import styles from './ItemBadges.module.css';

interface ItemBadgesProps {
  item: SectionItem;
  labels: ItemLabels;
}

/** Badges beside the name of an item: required, plan, deprecated. */
export function ItemBadges({ item, labels }: ItemBadgesProps): ReactNode {
  if (!item.required && !item.plan && !item.deprecated) return null;
  return (
    <span className={styles.badges}>
      {item.required && <span className={styles.required}>{labels.required}</span>}
      {item.plan && <Badges plan={item.plan} />}
      {item.deprecated && <span className={styles.deprecated}>{labels.deprecated}</span>}
    </span>
  );
}
