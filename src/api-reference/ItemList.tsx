import { memo, type MouseEvent, type ReactNode } from 'react';
import { ApiItem } from './ApiItem';
import type { ItemLabels } from './item-labels';
import type { SectionItem } from './section-items';
import styles from './ApiItem.module.css';

interface ItemListProps {
  items: readonly SectionItem[];
  links: Record<string, string>;
  labels: ItemLabels;
  baseUrl: string;
  isOpen(anchor: string): boolean;
  isHidden(item: SectionItem): boolean;
  linked: string;
  onToggle(anchor: string): void;
}

/** The items of a section or group, with one listener for all of them. */
export const ItemList = memo(function ItemList(props: ItemListProps): ReactNode {
  const { items, isOpen, isHidden, linked, onToggle, ...shared } = props;

  function toggle(event: MouseEvent): void {
    const button = event.target instanceof Element && event.target.closest('[data-toggle]');
    const anchor = button && button.getAttribute('data-toggle');
    if (anchor) onToggle(anchor);
  }

  return (
    // The buttons inside handle the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul className={styles.list} onClick={toggle}>
      {items.map((item) => (
        <ApiItem
          key={item.anchor}
          item={item}
          {...shared}
          open={isOpen(item.anchor)}
          linked={item.anchor === linked}
          hidden={item.anchor !== linked && isHidden(item)}
        />
      ))}
    </ul>
  );
});
