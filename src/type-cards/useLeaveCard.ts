import { useEffect, type RefObject } from 'react';
import type { CardControls, OpenCard } from './useOpenCard';

const STOPS = 'a, button, [tabindex="0"]';

/** Returns whether Tab would leave the card, of which it itself or something in it has the focus. */
function leavesCard(card: HTMLElement, { key, shiftKey }: KeyboardEvent): boolean {
  if (key !== 'Tab' || !card.contains(document.activeElement)) return false;
  const stops = [...card.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  return shiftKey ? at < 1 : at === stops.length - 1;
}

/** Closes a card with Escape, by Tab behind its last link, and when something else is pressed. */
export function useLeaveCard(
  ref: RefObject<HTMLElement>,
  { anchor, pinned }: OpenCard,
  close: CardControls['close'],
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const card = ref.current;
      if (!card || (event.key !== 'Escape' && !leavesCard(card, event))) return;
      event.preventDefault();
      event.stopPropagation();
      close(pinned || card.contains(document.activeElement));
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Node && (ref.current?.contains(target) || anchor.contains(target));
      if (!isInside) close(false);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [ref, anchor, pinned, close]);
}
