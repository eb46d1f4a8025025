import { useCallback, useState, type FocusEvent, type PointerEvent } from 'react';
import type { AnatomyItem } from '../items';
import type { Found } from './useFound';

/** What the reader points at. */
export interface Pointed {
  items: readonly AnatomyItem[];
  /** The element, if the reader points at it rather than at a name. */
  element?: Element;
  /** True if the reader came there with the keyboard: screen readers are told its names. */
  byKeyboard?: boolean;
}

const NOTHING: Pointed = { items: [] };

/** The closest element around a target that has a name. */
function closest(target: EventTarget, frame: Element, { items }: Found): Pointed {
  let element = target instanceof Element ? target : null;
  for (; element && element !== frame; element = element.parentElement) {
    const names = items.get(element);
    if (names) return { items: names, element };
  }
  return NOTHING;
}

/** Follows the pointer and the focus in the list of names and in the component. */
export function usePointed(found: Found) {
  const [pointed, setPointed] = useState<Pointed>(NOTHING);
  const pointAt = useCallback((next: Pointed) => {
    setPointed((last) =>
      last.element === next.element && last.items === next.items ? last : next,
    );
  }, []);
  const point = useCallback(
    (item?: AnatomyItem) => setPointed(item ? { items: [item] } : NOTHING),
    [],
  );
  const onPointer = ({ target, currentTarget }: PointerEvent) =>
    pointAt(closest(target, currentTarget, found));
  return {
    ...{ pointed, point },
    handlers: {
      onPointerMove: onPointer,
      onPointerDown: onPointer,
      onPointerLeave: () => setPointed(NOTHING),
      onFocus: ({ target, currentTarget }: FocusEvent) =>
        pointAt({ ...closest(target, currentTarget, found), byKeyboard: true }),
      onBlur: () => setPointed(NOTHING),
    },
  };
}
