import { cardPosition } from '../place-card';

const PHONE = { width: 360, height: 640 };
const CARD = { width: 300, height: 120 };

function link(left: number, top: number, width = 60) {
  return { left, right: left + width, top, bottom: top + 20 };
}

it('below the link, in line with where its text begins', () => {
  const wide = { width: 1440, height: 900 };
  expect(cardPosition(link(200, 100), CARD, wide, 'ltr')).toEqual({ left: 200, top: 128 });
  expect(cardPosition(link(600, 100), CARD, wide, 'rtl')).toEqual({ left: 360, top: 128 });
});

it('above the link where there is no room below', () => {
  expect(cardPosition(link(20, 600), CARD, PHONE, 'ltr').top).toBe(472);
});

it('below where there is no room on either side', () => {
  expect(cardPosition(link(20, 100), CARD, { width: 360, height: 200 }, 'ltr').top).toBe(128);
});

it.each([
  ['at the end of a line', link(290, 100), 'ltr', 52],
  ['at the beginning of a line that is read to the left', link(20, 100), 'rtl', 8],
  ['outside', link(-40, 100), 'ltr', 8],
])('never over an edge: a link %s', (_, box, direction, left) => {
  expect(cardPosition(box, CARD, PHONE, direction).left).toBe(left);
});
