import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import type { AnatomyItem } from '../items';
import { KEEPS_POPUPS } from './keep-popups';

interface NameListProps {
  items: readonly AnatomyItem[];
  /** Whether the current state shows an item. */
  isShown(item: AnatomyItem): boolean;
  /** Items that the reader points at, in the list or in the component. */
  pointed: readonly AnatomyItem[];
  pressed?: AnatomyItem;
  onPoint(item?: AnatomyItem): void;
  onPress(item: AnatomyItem): void;
}

interface NameProps extends Omit<NameListProps, 'items' | 'isShown' | 'pointed' | 'pressed'> {
  item: AnatomyItem;
  shown: boolean;
  isPointed: boolean;
  isPressed: boolean;
}

function Name({ item, shown, isPointed, isPressed, onPoint, onPress }: NameProps): ReactNode {
  const text = useText();
  return (
    <li>
      <button
        type="button"
        className="anatomy-name"
        aria-pressed={isPressed}
        data-pointed={isPointed || undefined}
        data-shown={shown}
        data-item={`${item.kind}:${item.name}`}
        onPointerEnter={() => onPoint(item)}
        onPointerLeave={() => onPoint()}
        onFocus={() => onPoint(item)}
        onBlur={() => onPoint()}
        onClick={() => onPress(item)}
      >
        {item.name}
        {!shown && <span className="visually-hidden">{` (${text('anatomy.notShown')})`}</span>}
      </button>
    </li>
  );
}

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
export function NameList(props: NameListProps): ReactNode {
  const { items, isShown, pointed, pressed, onPoint, onPress } = props;
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) scrollTo(list.current);
  }, [pointed]);
  return (
    <div ref={list} className="anatomy-names" {...KEEPS_POPUPS}>
      {(['slot', 'class'] as const).map((kind) => {
        const ofKind = items.filter((item) => item.kind === kind);
        if (ofKind.length === 0) return null;
        const title = text(kind === 'slot' ? 'api.slots' : 'api.classes');
        return (
          <section key={kind} aria-label={title}>
            <p className="anatomy-kind">{title}</p>
            <ul>
              {ofKind.map((item) => (
                <Name
                  key={item.name}
                  {...{ item, onPoint, onPress, shown: isShown(item) }}
                  isPointed={pointed.includes(item)}
                  isPressed={item === pressed}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
