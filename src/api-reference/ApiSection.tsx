import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { TAKE_LAYOUT } from '@site/model/inline-scripts';
import type { ApiSectionName } from '@site/model/preferences';
import { useText } from '@site/src/i18n/useText';
import { apiDisplays } from '@site/src/preferences/api-display';
import { useChoice } from '@site/src/preferences/create-choice';
import './texts';
import { FilterBox } from './FilterBox';
import { FILTER_FROM, matches } from './match-items';
import type { SectionItem } from './section-items';
import { GroupHeading, SectionGroups, type SectionGroup } from './SectionGroups';
import { SectionToolbar } from './SectionToolbar';
import { useFilter } from './useFilter';
import { useOpenItems } from './useOpenItems';
import styles from './ApiSection.module.css';

interface ApiSectionProps {
  /** Name of the section, which is part of the storage key of its layout. */
  name: ApiSectionName;
  /** The component or interface that the section belongs to. */
  owner: string;
  /** Names the section's controls. */
  title: string;
  /** Headers of the four columns of the table; an empty string for a column without one. */
  columns: readonly string[];
  groups: readonly SectionGroup[];
  /** Addresses by name, with the language's prefix. */
  links: Record<string, string>;
  children?: ReactNode;
}

/** The filter of a section, and which items it leaves. */
function useFilteredItems(name: ApiSectionName, items: readonly SectionItem[]) {
  const filter = useFilter(name);
  const { query } = filter;
  const isHidden = useCallback(
    (item: SectionItem) => query !== '' && !matches(item, query),
    [query],
  );
  return { filter, isHidden, matching: items.filter((item) => !isHidden(item)).length };
}

/** Scrolls to an item that was filtered out until now: the browser could not. */
function useScrollToFiltered(linked: string, query: string): void {
  useEffect(() => {
    if (linked && query !== '') document.getElementById(linked)?.scrollIntoView();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- not while the reader types
  }, [linked]);
}

/** Props, slots, classes or members: in the layout that the reader chose, and filtered. */
export function ApiSection(props: ApiSectionProps): ReactNode {
  const { name, owner, title, columns, groups, links, children } = props;
  const text = useText();
  const display = useChoice(apiDisplays[name]);
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  const anchors = useMemo(() => new Set(items.map(({ anchor }) => anchor)), [items]);
  const { filter, isHidden, matching } = useFilteredItems(name, items);
  const { isOpen, toggle, setAll, linked } = useOpenItems(anchors);
  useScrollToFiltered(linked, filter.query);
  return (
    // The script changes the attribute before React takes over.
    <section
      className={styles.section}
      data-api-section={name}
      data-api-display={display}
      suppressHydrationWarning
    >
      <script dangerouslySetInnerHTML={{ __html: TAKE_LAYOUT }} />
      {groups.length === 1 && groups.map((group) => <GroupHeading key={group.anchor} {...group} />)}
      <div className={styles.controls}>
        {items.length >= FILTER_FROM && (
          <FilterBox
            label={text('api.filter', { section: title })}
            {...filter}
            matching={matching}
            total={items.length}
          />
        )}
        <SectionToolbar section={name} title={title} onAll={setAll} />
      </div>
      {/* In view while the reader is in the section. CSS writes it, as it is not part of the text. */}
      <div className={styles.place} data-owner={owner} data-title={title} aria-hidden="true" />
      <div className={styles.columns} aria-hidden="true">
        {columns.map((column, index) => (
          <span key={index}>{column}</span>
        ))}
      </div>
      <SectionGroups
        groups={groups}
        links={links}
        isOpen={isOpen}
        isHidden={isHidden}
        linked={linked}
        onToggle={toggle}
      />
      {children}
    </section>
  );
}
