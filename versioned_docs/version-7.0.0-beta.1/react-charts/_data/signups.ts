// From the first visit of a shop's site to the first order, in one month.

export const STEPS = [
  { name: 'Visit', people: 5200 },
  { name: 'Product', people: 3100 },
  { name: 'Basket', people: 1240 },
  { name: 'Address', people: 860 },
  { name: 'Order', people: 690 },
];

/** Share of the previous step that reached this one, in percent. */
export function keptAt(index: number): number {
  const before = STEPS[index - 1]?.people ?? STEPS[0]?.people ?? 1;
  return Math.round(((STEPS[index]?.people ?? 0) / before) * 100);
}
