import { PNG } from 'pngjs';
import { compareSheets } from '../compare-sheets.mjs';
import { picture, sheet } from './pictures';

const SIZE = { width: 20, height: 20 };
const WHITE = [255, 255, 255] as const;
const RED = [255, 0, 0] as const;
const NAMES = ['First', 'Second'];

const white = sheet(picture(SIZE, WHITE), NAMES);

it('finds nothing in two equal sheets', () => {
  expect(compareSheets(white, sheet(picture(SIZE, WHITE), NAMES))).toEqual([]);
});

it('counts the pixels of the part that differs, and marks them', () => {
  const spots = [
    { x: 3, y: 12, color: RED },
    { x: 4, y: 12, color: RED },
  ];
  const [difference, ...others] = compareSheets(white, sheet(picture(SIZE, WHITE, spots), NAMES));
  expect(others).toEqual([]);
  expect(difference).toMatchObject({ name: 'Second', kind: 'changed', pixels: 2, share: 0.01 });
  const mask = PNG.sync.read(difference?.mask ?? Buffer.alloc(0));
  const marked = [...mask.data].filter((level, index) => index % 4 === 3 && level > 0);
  expect([mask.width, mask.height, marked.length]).toEqual([20, 10, 2]);
});

it('finds a shade that nobody sees, but not what rounding makes of a pixel', () => {
  const shade = (level: number) =>
    sheet(picture(SIZE, WHITE, [{ x: 1, y: 1, color: [level, level, level] }]), NAMES);
  expect(compareSheets(white, shade(253))).toEqual([]);
  expect(compareSheets(white, shade(252))).toMatchObject([{ name: 'First', pixels: 1 }]);
});

it('finds a part of another size', () => {
  const wide = sheet(picture({ width: 25, height: 20 }, WHITE), NAMES, 25);
  expect(compareSheets(white, wide).map(({ name, kind }) => [name, kind])).toEqual([
    ['First', 'changed'],
    ['Second', 'changed'],
  ]);
});

it('compares parts by their names, wherever they are', () => {
  const spots = Array.from({ length: 20 }, (_, x) => ({ x, y: 15, color: RED }));
  const moved = Array.from({ length: 20 }, (_, x) => ({ x, y: 5, color: RED }));
  const before = sheet(picture(SIZE, WHITE, spots), ['First', 'Second']);
  const after = sheet(picture(SIZE, WHITE, moved), ['Second', 'First']);
  expect(compareSheets(before, after)).toEqual([]);
});

it('names parts that only one sheet has, and those of pages that only one site has', () => {
  const other = sheet(picture(SIZE, WHITE), ['First', 'Third']);
  expect(compareSheets(white, other)).toMatchObject([
    { name: 'Third', kind: 'added' },
    { name: 'Second', kind: 'removed' },
  ]);
  expect(compareSheets(undefined, white).map(({ kind }) => kind)).toEqual(['added', 'added']);
  expect(compareSheets(white, undefined).map(({ kind }) => kind)).toEqual(['removed', 'removed']);
});
