/** Elements that satori lays out, as React writes them, without React. */
export interface CardElement {
  type: 'div';
  props: { style: Record<string, string | number>; children?: CardElement[] | string };
}

export function box(
  style: CardElement['props']['style'],
  children?: CardElement[] | string,
): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** A rectangle of the card: x, y, width, height, color, and the radius of its corners. */
export type Block = readonly [number, number, number, number, string, number];
