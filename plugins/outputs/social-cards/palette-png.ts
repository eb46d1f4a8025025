import { crc32, deflateSync } from 'node:zlib';

/** Pixels as red, green, blue and alpha, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLORS = 256;

/** The color of each pixel as one number, without its opacity. */
function colorsOf({ width, height, data }: Pixels): Uint32Array {
  const colors = new Uint32Array(width * height);
  for (let pixel = 0, at = 0; pixel < colors.length; pixel += 1, at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    colors[pixel] = (red << 16) | (green << 8) | blue;
  }
  return colors;
}

/** Counts the colors. Neighbors are mostly equal, so runs are counted before the map is updated. */
function countColors(colors: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colors.length; at += 1) {
    const color = colors[start] ?? 0;
    if (colors[at] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + at - start);
    start = at;
  }
  return counts;
}

/** Colors that differ only in their last bits, most frequent first: the palette has the first. */
function groupColors(counts: Map<number, number>): number[][] {
  const colors = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  for (let bits = 8; ; bits -= 1) {
    const mask = 0x010101 * (0xff & (0xff << (8 - bits)));
    const groups = new Map<number, number[]>();
    for (const color of colors) {
      groups.set(color & mask, [...(groups.get(color & mask) ?? []), color]);
    }
    if (groups.size <= MOST_COLORS) return [...groups.values()];
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function header({ width, height }: Pixels): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(8, 8); // bits of an index
  data.writeUInt8(3, 9); // colors by index
  return data;
}

/** Rows of indexes into the palette. */
function indexRows({ width }: Pixels, colors: Uint32Array, groups: number[][]): Buffer {
  const indexes = new Map(groups.flatMap((group, index) => group.map((color) => [color, index])));
  // A row begins with the number of its filter; none is best for indexes.
  const rows = Buffer.alloc(colors.length + colors.length / width);
  let [last, index] = [-1, 0];
  for (let pixel = 0; pixel < colors.length; pixel += 1) {
    const color = colors[pixel] ?? 0;
    if (color !== last) index = indexes.get(color) ?? 0;
    last = color;
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  return rows;
}

/**
 * Encodes a PNG of at most 256 colors, a third of the size of one that has them all: flat areas and
 * the edges of letters need no more. Pixels are taken as opaque. https://www.w3.org/TR/png/
 * The renderer, resvg, writes true color only.
 */
export function encodePalettePng(pixels: Pixels): Buffer {
  const colors = colorsOf(pixels);
  const groups = groupColors(countColors(colors));
  const palette = Buffer.alloc(groups.length * 3);
  groups.forEach(([color = 0], index) => palette.writeUIntBE(color, index * 3, 3));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(pixels)),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(indexRows(pixels, colors, groups), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
