/** Distance of the card to the link and to the edge of the window, in pixels. */
const GAP = 8;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Returns the position of a card: below the link, in line with the start of its text; above it if
 * there is not enough space below. The card never overflows the window on either side.
 * @param link in the window
 */
export function cardPosition(
  link: Box,
  card: { width: number; height: number },
  view: { width: number; height: number },
  direction: string,
): { left: number; top: number } {
  const start = direction === 'rtl' ? link.right - card.width : link.left;
  const left = Math.max(GAP, Math.min(start, view.width - card.width - GAP));
  const below = link.bottom + GAP;
  const above = link.top - GAP - card.height;
  const fits = below + card.height <= view.height || above < 0;
  return { left, top: fits ? below : above };
}

/** Moves a card to its link; it then scrolls with the page. */
export function placeCard(card: HTMLElement, link: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  // A link may be broken over two lines.
  const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { direction } = getComputedStyle(link);
  const { left, top } = cardPosition(
    box,
    card.getBoundingClientRect(),
    { width, height },
    direction,
  );
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${top + window.scrollY}px`;
}
