import { PNG } from 'pngjs';
import type { Part, Sheet } from '../sheets.mjs';

type Color = readonly [red: number, green: number, blue: number];

/** A picture in one color, with other colors at some places. */
export function picture(
  size: { width: number; height: number },
  color: Color,
  others: readonly { x: number; y: number; color: Color }[] = [],
): Buffer {
  const png = new PNG(size);
  const paint = (index: number, [red, green, blue]: Color) =>
    png.data.set([red, green, blue, 255], index * 4);
  for (let index = 0; index < size.width * size.height; index += 1) paint(index, color);
  for (const { x, y, color: other } of others) paint(y * size.width + x, other);
  return PNG.sync.write(png);
}

/** A sheet with parts below each other, each 10 pixels high. */
export function sheet(png: Buffer, names: readonly string[], width = 20): Sheet {
  const parts: Part[] = names.map((name, row) => ({ name, x: 0, y: row * 10, width, height: 10 }));
  return { png, parts, atRest: true };
}
