import type { ReactNode } from 'react';
import { Marks } from '@site/src/page/badges/Marks';
import type { ItemLabels } from './item-labels';
import type { SectionItem } from './section-items';
import styles from './ItemMarks.module.css';

interface ItemMarksProps {
  item: SectionItem;
  labels: ItemLabels;
}

/** Beside the name of an item: whether it must be given, in which plan it is, whether it goes. */
export function ItemMarks({ item, labels }: ItemMarksProps): ReactNode {
  if (!item.required && !item.plan && !item.deprecated) return null;
  return (
    <span className={styles.marks}>
      {item.required && <span className={styles.required}>{labels.required}</span>}
      {item.plan && <Marks plan={item.plan} />}
      {item.deprecated && <span className={styles.deprecated}>{labels.deprecated}</span>}
    </span>
  );
}
