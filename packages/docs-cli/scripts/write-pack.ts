import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { MAGIC, type PackedVersion, type PackHeader } from '../src/data/pack-format';

/** Bytes after which a block ends: what one answer decompresses, in about 2 ms. */
const BLOCK_SIZE = 400_000;

/** A file to pack. */
export interface PackInput {
  /** Below the root of the site. */
  name: string;
  text: string;
  /** Files of the same group come after each other. */
  group: string;
}

/** At this quality, packing takes seconds. The highest one takes minutes for a fifth less. */
function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function inOrder(inputs: readonly PackInput[]): PackInput[] {
  const key = ({ group, name }: PackInput) => `${group}\n${name}`;
  return [...inputs].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Splits files into blocks; a group is never split. */
function intoBlocks(inputs: readonly PackInput[]): PackInput[][] {
  const blocks: PackInput[][] = [];
  let size = 0;
  let last: PackInput | undefined;
  for (const input of inOrder(inputs)) {
    const block = blocks.at(-1);
    if (!block || (size > BLOCK_SIZE && last?.group !== input.group)) {
      blocks.push([input]);
      size = 0;
    } else {
      block.push(input);
    }
    size += Buffer.byteLength(input.text);
    last = input;
  }
  return blocks;
}

/**
 * Writes the pack.
 * @returns its size in bytes
 */
export function writePack(
  file: string,
  versions: PackedVersion[],
  inputs: readonly PackInput[],
): number {
  const header: PackHeader = { versions, blocks: [], files: {} };
  const packed: Buffer[] = [];
  let offset = 0;
  intoBlocks(inputs).forEach((block, index) => {
    const texts = block.map(({ text }) => Buffer.from(text));
    let start = 0;
    block.forEach(({ name }, place) => {
      const length = texts[place]?.length ?? 0;
      header.files[name] = [index, start, length];
      start += length;
    });
    const bytes = compress(Buffer.concat(texts));
    header.blocks.push({ offset, length: bytes.length });
    packed.push(bytes);
    offset += bytes.length;
  });
  const head = compress(Buffer.from(JSON.stringify(header)));
  const prelude = Buffer.alloc(MAGIC.length + 4);
  prelude.write(MAGIC, 'latin1');
  prelude.writeUInt32LE(head.length, MAGIC.length);
  const whole = Buffer.concat([prelude, head, ...packed]);
  writeFileSync(file, whole);
  return whole.length;
}
