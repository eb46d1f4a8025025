import { closeSync, openSync, readSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { MAGIC, PRELUDE, type PackedVersion, type PackHeader } from './pack-format';

/** The number of decompressed blocks that stay in memory, about half a megabyte each. */
const KEPT_BLOCKS = 24;

/** The packed files, read one at a time. */
export interface Pack {
  versions: readonly PackedVersion[];
  has(file: string): boolean;
  /** The text of a file; undefined if there is no such file. */
  read(file: string): string | undefined;
}

function readBytes(file: string, start: number, length: number): Buffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    const count = readSync(handle, bytes, 0, length, start);
    if (count < length) throw new Error(`${file} ends too early: build the package again`);
    return bytes;
  } finally {
    closeSync(handle);
  }
}

function readHeader(file: string): { header: PackHeader; end: number } {
  const prelude = readBytes(file, 0, PRELUDE);
  if (prelude.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new Error(`${file} is not a file of packed docs: build the package again`);
  }
  const length = prelude.readUInt32LE(MAGIC.length);
  const bytes = brotliDecompressSync(readBytes(file, PRELUDE, length));
  return { header: JSON.parse(bytes.toString('utf8')), end: PRELUDE + length };
}

/** Keeps the values that were used last. */
function createCache<Value>(size: number) {
  const values = new Map<number, Value>();
  return function remember(key: number, make: () => Value): Value {
    const value = values.get(key) ?? make();
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > size && oldest !== undefined) values.delete(oldest);
    return value;
  };
}

/**
 * Opens the packed data.
 * @param file path of the pack
 * @throws when the file is missing, incomplete, or something else
 */
export function openPack(file: string): Pack {
  const { header, end } = readHeader(file);
  const files = new Map(Object.entries(header.files));
  const remember = createCache<Buffer>(KEPT_BLOCKS);
  const blockAt = (index: number) =>
    remember(index, () => {
      const block = header.blocks[index];
      if (!block) throw new Error(`${file} lacks a block: build the package again`);
      return brotliDecompressSync(readBytes(file, end + block.offset, block.length));
    });
  return {
    versions: header.versions,
    has: (name) => files.has(name),
    read(name) {
      const place = files.get(name);
      if (!place) return undefined;
      const [block, start, length] = place;
      return blockAt(block).toString('utf8', start, start + length);
    },
  };
}
