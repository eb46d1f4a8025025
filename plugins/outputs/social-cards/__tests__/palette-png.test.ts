import { inflateSync } from 'node:zlib';
import { encodePalettePng } from '../palette-png';

type Color = readonly [number, number, number];

function pixelsOf(width: number, colors: readonly Color[]) {
  const data = Uint8Array.from(colors.flatMap((color) => [...color, 255]));
  return { width, height: colors.length / width, data };
}

/** The data of a chunk. */
function chunkOf(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

/** Colors of the pixels as the file has them. */
function decode(png: Buffer): Color[] {
  const width = chunkOf(png, 'IHDR').readUInt32BE(0);
  const palette = chunkOf(png, 'PLTE');
  const rows = inflateSync(chunkOf(png, 'IDAT'));
  const indexes = [...rows].filter((_, at) => at % (width + 1) !== 0);
  return indexes.map((index) => {
    const [red = 0, green = 0, blue = 0] = palette.subarray(index * 3, index * 3 + 3);
    return [red, green, blue];
  });
}

it('keeps every color where there are few', () => {
  const colors: Color[] = [
    [0, 127, 255],
    [255, 255, 255],
    [0, 127, 255],
    [19, 26, 34],
    [0, 127, 254],
    [19, 26, 34],
  ];
  const png = encodePalettePng(pixelsOf(3, colors));
  expect(decode(png)).toEqual(colors);
  expect(chunkOf(png, 'IHDR').readUInt32BE(4)).toBe(2);
});

it('takes a close color where there are more than 256, and the commonest as it is', () => {
  const brand: Color = [0, 127, 255];
  const shades = Array.from({ length: 900 }, (_, n): Color => [n % 30, 127 + (n % 7), n % 256]);
  const colors = [...shades, ...Array.from({ length: 100 }, () => brand)];
  const decoded = decode(encodePalettePng(pixelsOf(100, colors)));
  expect(decoded.slice(900)).toEqual(colors.slice(900));
  expect(new Set(decoded.map(String)).size).toBeLessThanOrEqual(256);
  const distance = ([a, b, c]: Color, [d, e, f]: Color) =>
    Math.max(Math.abs(a - d), Math.abs(b - e), Math.abs(c - f));
  const worst = Math.max(...decoded.map((color, at) => distance(color, colors[at] ?? brand)));
  expect(worst).toBeLessThan(32);
});

it('begins as a PNG and ends as one', () => {
  const png = encodePalettePng(pixelsOf(1, [[0, 0, 0]]));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // The whole last chunk, with its well-known checksum.
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
});
