import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import type { AnatomyItem } from '../items';

export interface NamesProps {
  items: readonly AnatomyItem[];
  /** Whether the current state shows an item. */
  isShown(item: AnatomyItem): boolean;
  /** Items that the reader points at, in the list or in the component. */
  pointed: readonly AnatomyItem[];
  pressed?: AnatomyItem;
  onPoint(item?: AnatomyItem): void;
  onPress(item: AnatomyItem): void;
}

interface NameProps extends Pick<NamesProps, 'onPoint' | 'onPress'> {
  item: AnatomyItem;
  shown: boolean;
  isPointed: boolean;
  isPressed: boolean;
  isTabStop: boolean;
  onReach(item: AnatomyItem): void;
}

function Name({ item, shown, onPoint, onPress, onReach, ...is }: NameProps): ReactNode {
  const text = useText();
  return (
    <li>
      <button
        type="button"
        className="anatomy-name"
        tabIndex={is.isTabStop ? 0 : -1}
        aria-pressed={is.isPressed}
        data-pointed={is.isPointed || undefined}
        data-shown={shown}
        data-item={`${item.kind}:${item.name}`}
        onPointerEnter={() => onPoint(item)}
        onPointerLeave={() => onPoint()}
        onFocus={() => {
          onReach(item);
          onPoint(item);
        }}
        onBlur={() => onPoint()}
        onClick={() => onPress(item)}
      >
        {item.name}
        {!shown && <span className="visually-hidden">{` (${text('anatomy.notShown')})`}</span>}
      </button>
    </li>
  );
}

/** The place that a key moves to from a place in a column; undefined for other keys. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  const places: Partial<Record<string, number>> = {
    ArrowDown: Math.min(place + 1, count - 1),
    ArrowUp: Math.max(place - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** Moves the focus with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const names = [...event.currentTarget.querySelectorAll('button')];
  const place = names.findIndex((name) => name === event.target);
  const next = nextPlace(event.key, place, names.length);
  if (place === -1 || next === undefined) return;
  event.preventDefault();
  names[next]?.focus();
}

/** Names of slots or of classes. Together they are one tab stop: a grid has more than 200. */
export function NamesOfKind({ title, ...props }: NamesProps & { title: string }): ReactNode {
  const { items, isShown, pointed, pressed, onPoint, onPress } = props;
  const [reached, setReached] = useState<AnatomyItem>();
  const tabStop = items.find((item) => item === reached) ?? items[0];
  return (
    <div role="toolbar" aria-orientation="vertical" aria-label={title} onKeyDown={moveFocus}>
      <p className="anatomy-kind">{title}</p>
      <ul>
        {items.map((item) => (
          <Name
            key={item.name}
            {...{ item, onPoint, onPress, shown: isShown(item), onReach: setReached }}
            isPointed={pointed.includes(item)}
            isPressed={item === pressed}
            isTabStop={item === tabStop}
          />
        ))}
      </ul>
    </div>
  );
}
