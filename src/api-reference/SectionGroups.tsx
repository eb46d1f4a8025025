import { useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { useText } from '@site/src/i18n/useText';
import { itemLabels } from './item-labels';
import { ItemList } from './ItemList';
import type { SectionItem } from './section-items';
import styles from './ApiSection.module.css';

/** Items under one heading. */
export interface SectionGroup {
  /** Id of the heading. */
  anchor: string;
  title: string;
  items: readonly SectionItem[];
}

/** A heading of a section; the table of contents leads to it. */
export function GroupHeading({ anchor, title }: SectionGroup): ReactNode {
  return (
    <Heading as="h2" id={anchor} className={styles.title}>
      {title}
    </Heading>
  );
}

interface SectionGroupsProps {
  groups: readonly SectionGroup[];
  /** Addresses by name, with the language's prefix. */
  links: Record<string, string>;
  isOpen(anchor: string): boolean;
  isHidden(item: SectionItem): boolean;
  linked: string;
  onToggle(anchor: string): void;
}

/** The lists of a section. A single list has no heading besides that of the section. */
export function SectionGroups({ groups, ...shared }: SectionGroupsProps): ReactNode {
  const text = useText();
  const baseUrl = useBaseUrl('/');
  const [labels] = useState(() => itemLabels(text));
  const { isHidden, linked } = shared;
  return groups.map((group) => (
    <div
      key={group.anchor}
      className={styles.group}
      hidden={group.items.every((item) => item.anchor !== linked && isHidden(item))}
    >
      {groups.length > 1 && <GroupHeading {...group} />}
      <ItemList items={group.items} labels={labels} baseUrl={baseUrl} {...shared} />
    </div>
  ));
}
