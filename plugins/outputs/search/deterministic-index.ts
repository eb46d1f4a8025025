import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** A file of an index as Pagefind makes it. */
export interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** Before the data of each file, which is CBOR: https://www.rfc-editor.org/rfc/rfc8949 */
const SIGNATURE = 'pagefind_dcd';

const FILTER = /^(filter\/)(\w+?)_([0-9a-f]+)(\.pf_filter)$/;
const META = /^(pagefind\.)(\w+?)_([0-9a-f]+)(\.pf_meta)$/;
const ENTRY = 'pagefind-entry.json';

const TEXT = 3;
const ARRAY = 4;

/** The head of a CBOR item: its type, its number (a length, mostly) and where its content begins. */
function readHead(bytes: Buffer, at: number): { type: number; value: number; content: number } {
  const first = bytes.readUInt8(at);
  const type = first >> 5;
  const short = first & 31;
  if (short < 24) return { type, value: short, content: at + 1 };
  const size = 2 ** (short - 24);
  if (size > 4) throw new Error(`Pagefind's index has a number of an unknown kind at byte ${at}`);
  return { type, value: bytes.readUIntBE(at + 1, size), content: at + 1 + size };
}

/** The byte behind a CBOR item. */
function endOf(bytes: Buffer, at: number): number {
  const { type, value, content } = readHead(bytes, at);
  if (type < 2) return content;
  if (type <= TEXT) return content + value;
  if (type !== ARRAY) throw new Error(`Pagefind's index has an unknown item at byte ${at}`);
  let end = content;
  for (let item = 0; item < value; item += 1) end = endOf(bytes, end);
  return end;
}

/** Finds the start and end of each item of a CBOR array. */
function itemsOf(bytes: Buffer, at: number): { start: number; end: number }[] {
  const { type, value, content } = readHead(bytes, at);
  if (type !== ARRAY) throw new Error(`Pagefind's index has no array at byte ${at}`);
  const items = [];
  for (let start = content; items.length < value;) {
    const end = endOf(bytes, start);
    items.push({ start, end });
    start = end;
  }
  return items;
}

/** Puts the items of an array into the order of their bytes. */
function sortItems(bytes: Buffer, at: number): void {
  const items = itemsOf(bytes, at);
  const [first] = items;
  if (!first) return;
  const sorted = items.map(({ start, end }) => bytes.subarray(start, end)).sort(Buffer.compare);
  Buffer.concat(sorted).copy(bytes, first.start);
}

function unpacked({ path, content }: IndexFile): Buffer {
  const bytes = gunzipSync(content);
  if (bytes.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE) {
    throw new Error(`${path} is not a file of Pagefind's index`);
  }
  return bytes;
}

/** A file under the name that belongs to its content, of the same length as before. */
function renamed(file: IndexFile, bytes: Buffer, name: RegExp): { file: IndexFile; hash: string } {
  const [, begin = '', language = '', before = '', ending = ''] = name.exec(file.path) ?? [];
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, before.length);
  const path = `${begin}${language}_${hash}${ending}`;
  return { file: { path, content: gzipSync(bytes, { level: 9 }) }, hash: `${language}_${hash}` };
}

const hashIn = (path: string, name: RegExp) => name.exec(path)?.slice(2, 4).join('_') ?? '';

/** Replaces a hash that is somewhere in the data by another one of its length. */
function replaceHash(bytes: Buffer, before: string, after: string): void {
  const at = bytes.indexOf(before, 0, 'latin1');
  if (at < 0) throw new Error(`Pagefind's index does not mention ${before}`);
  bytes.write(after, at, 'latin1');
}

/**
 * Pagefind keeps its filters and their values in hash maps, whose order is another one in each run.
 * Sorts them, and names the files after their new content: the same pages result in the same index.
 * @param files all files of an index, as `getFiles` returns them
 * @throws when the files are not as Pagefind 1.5 writes them
 */
export function deterministicIndex(files: readonly IndexFile[]): IndexFile[] {
  const meta = files.find(({ path }) => META.test(path));
  // An index of no pages has no list of them either.
  if (!meta) return [...files];
  const metaBytes = unpacked(meta);
  const filters = files
    .filter(({ path }) => FILTER.test(path))
    .map((file) => {
      const bytes = unpacked(file);
      // [name, [[value, [page, …]], …]]
      const [, values] = itemsOf(bytes, SIGNATURE.length);
      if (values) sortItems(bytes, values.start);
      const result = renamed(file, bytes, FILTER);
      replaceHash(metaBytes, hashIn(file.path, FILTER), result.hash);
      return result.file;
    });
  // [version, pages, chunks, filters, sorts, metadata]
  const [, , , listOfFilters] = itemsOf(metaBytes, SIGNATURE.length);
  if (listOfFilters) sortItems(metaBytes, listOfFilters.start);
  const list = renamed(meta, metaBytes, META);
  return files
    .filter(({ path }) => !META.test(path) && !FILTER.test(path))
    .map((file) => {
      if (file.path !== ENTRY) return file;
      const text = Buffer.from(file.content).toString('utf8');
      return { ...file, content: Buffer.from(text.replace(hashIn(meta.path, META), list.hash)) };
    })
    .concat(filters, list.file)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
