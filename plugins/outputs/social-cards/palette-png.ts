import { crc32, deflateSync } from 'node:zlib';

/** Pixels as red, green, blue and alpha, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLORS = 256;

/** Neighbors in a row that have the same color. */
interface Run {
  /** Number of the first pixel. */
  start: number;
  length: number;
  /** Red, green and blue as one number. */
  color: number;
}

/** The picture in runs: there are far fewer of them than pixels. */
function runsOf({ width, data }: Pixels): Run[] {
  // A number for each pixel, to compare them. The copy begins at a multiple of four bytes.
  const pixels = new Int32Array(data.slice().buffer);
  const runs: Run[] = [];
  let start = 0;
  for (let row = width; row <= pixels.length; row += width) {
    for (let end = start + 1; end <= row; end += 1) {
      if (end < row && pixels[end] === pixels[start]) continue;
      const at = start * 4;
      const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      runs.push({ start, length: end - start, color });
      start = end;
    }
  }
  return runs;
}

function countColors(runs: readonly Run[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { color, length } of runs) counts.set(color, (counts.get(color) ?? 0) + length);
  return counts;
}

/** Colors that differ only in their last bits, most frequent first: the palette has the first. */
function groupColors(counts: Map<number, number>): number[][] {
  const colors = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  for (let bits = 8; ; bits -= 1) {
    const mask = 0x010101 * (0xff & (0xff << (8 - bits)));
    const groups = new Map<number, number[]>();
    for (const color of colors) {
      const group = groups.get(color & mask);
      if (group) group.push(color);
      else groups.set(color & mask, [color]);
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
function indexRows({ width, height }: Pixels, runs: readonly Run[], groups: number[][]): Buffer {
  const indexes = new Map(groups.flatMap((group, index) => group.map((color) => [color, index])));
  // A row begins with the number of its filter; none is best for indexes.
  const rows = Buffer.alloc((width + 1) * height);
  for (const { start, length, color } of runs) {
    const at = start + Math.floor(start / width) + 1;
    rows.fill(indexes.get(color) ?? 0, at, at + length);
  }
  return rows;
}

/**
 * Encodes a PNG of at most 256 colors, a third of the size of one that has them all: flat areas and
 * the edges of letters need no more. Pixels are taken as opaque. https://www.w3.org/TR/png/
 * The renderer, resvg, writes true color only.
 */
export function encodePalettePng(pixels: Pixels): Buffer {
  const runs = runsOf(pixels);
  const groups = groupColors(countColors(runs));
  const palette = Buffer.alloc(groups.length * 3);
  groups.forEach(([color = 0], index) => palette.writeUIntBE(color, index * 3, 3));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(pixels)),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(indexRows(pixels, runs, groups), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
