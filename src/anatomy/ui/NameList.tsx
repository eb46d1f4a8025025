import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FilterBox } from '@site/src/api-reference/FilterBox';
import { useText } from '@site/src/i18n/useText';
import '@site/src/api-reference/texts';
import { KEEPS_POPUPS } from './kept-events';
import { NamesOfKind, type NamesProps } from './NamesOfKind';

/** Fewer names need no filter. */
const MANY = 12;

/** Scrolls the list, but not the page, until the first marked name is visible. */
function scrollTo(list: HTMLElement): void {
  const name = list.querySelector<HTMLElement>('[data-pointed]');
  if (!name || list.contains(document.activeElement) || list.matches(':hover')) return;
  const above = name.offsetTop - list.offsetTop;
  const isVisible =
    above >= list.scrollTop && above + name.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isVisible) list.scrollTop = above - list.clientHeight / 2;
}

/** Names of slots and classes: pointing at one marks its elements, pressing it shows its code. */
export function NameList({ items, ...props }: NamesProps): ReactNode {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState('');
  const query = filter.trim().toLowerCase();
  const matching = items.filter(({ name }) => name.toLowerCase().includes(query));
  useEffect(() => {
    if (list.current) scrollTo(list.current);
  }, [props.pointed]);
  return (
    <div className="anatomy-list" {...KEEPS_POPUPS}>
      {items.length > MANY && (
        <FilterBox
          label={text('api.filterNames')}
          {...{ typed: filter, query, type: setFilter }}
          {...{ matching: matching.length, total: items.length }}
        />
      )}
      {!items.every(props.isShown) && <p className="anatomy-hint">{text('anatomy.hint')}</p>}
      <div ref={list} className="anatomy-names">
        {(['slot', 'class'] as const).map((kind) => {
          const ofKind = matching.filter((item) => item.kind === kind);
          const title = text(kind === 'slot' ? 'api.slots' : 'api.classes');
          return (
            ofKind.length > 0 && <NamesOfKind key={kind} {...{ title, items: ofKind, ...props }} />
          );
        })}
      </div>
    </div>
  );
}
