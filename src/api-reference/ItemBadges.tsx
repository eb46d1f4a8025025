import type { ReactNode } from 'react';
import { Badges } from '@site/src/page/badges/Badges';
import { HistoryBadges } from './HistoryBadges';
import type { ItemLabels } from './item-labels';
import type { SectionItem } from './section-items';
import styles from './ItemBadges.module.css';

interface ItemBadgesProps {
  item: SectionItem;
  labels: ItemLabels;
}

/** Badges beside the name of an item: required, plan, deprecated, and its history. */
export function ItemBadges({ item, labels }: ItemBadgesProps): ReactNode {
  const { history } = item;
  if (!item.required && !item.plan && !item.deprecated && !history) return null;
  return (
    <span className={styles.badges}>
      {item.required && <span className={styles.required}>{labels.required}</span>}
      {item.plan && <Badges plan={item.plan} />}
      {item.deprecated && (
        <span className={styles.deprecated}>
          {history?.deprecatedSince
            ? labels.deprecatedSince(history.deprecatedSince)
            : labels.deprecated}
        </span>
      )}
      {history && <HistoryBadges history={history} />}
    </span>
  );
}
