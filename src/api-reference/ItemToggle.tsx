import type { ReactNode } from 'react';
import styles from './ItemToggle.module.css';

interface ItemToggleProps {
  /** Name of the item, which is the accessible name of the button too. */
  anchor: string;
  open: boolean;
}

/** Opens an item of the collapsed layout; the list around it listens to the clicks. */
export function ItemToggle({ anchor, open }: ItemToggleProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.toggle}
      data-toggle={anchor}
      aria-labelledby={anchor}
      aria-expanded={open}
      aria-controls={`${anchor}-more`}
    />
  );
}
