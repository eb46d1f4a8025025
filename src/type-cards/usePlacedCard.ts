import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { cardPosition } from '@site/src/api-reference/name/place-card';
import type { CardControls, OpenCard } from './useOpenCard';

/** Moves a card to its name in the window. @returns whether the name is in view */
function place(card: HTMLElement, anchor: HTMLElement): boolean {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  // A name may be broken over two lines.
  const box = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
  const { direction } = getComputedStyle(card);
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const { left, top } = cardPosition(box, size, { width, height }, direction);
  card.style.left = `${left}px`;
  card.style.top = `${Math.max(0, Math.min(top, height - size.height))}px`;
  return anchor.isConnected && box.bottom > 0 && box.top < height;
}

/** Keeps a card beside its name, above all else, while the page scrolls. */
export function usePlacedCard(
  ref: RefObject<HTMLElement>,
  { anchor, trail }: OpenCard,
  close: CardControls['close'],
): void {
  useLayoutEffect(() => {
    const card = ref.current;
    // Parents of the card may scroll, or cut what overflows. Older browsers rely on its z-index.
    card?.setAttribute('popover', 'manual');
    card?.showPopover?.();
  }, [ref]);
  useLayoutEffect(() => {
    if (ref.current) place(ref.current, anchor);
  }, [ref, anchor, trail]);
  useEffect(() => {
    const follow = (event: Event) => {
      const card = ref.current;
      if (!card || (event.target instanceof Node && card.contains(event.target))) return;
      if (!place(card, anchor)) close(false);
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [ref, anchor, close]);
}
