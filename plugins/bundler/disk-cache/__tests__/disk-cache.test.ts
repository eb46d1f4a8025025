import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cachedBytes } from '..';

let folder: string;
let warnings: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'disk-cache-'));
  warnings = [];
  jest.spyOn(console, 'warn').mockImplementation((line: string) => warnings.push(line));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function cached(key: string, make: () => Promise<string>): Promise<string> {
  return (await cachedBytes(folder, key, async () => Buffer.from(await make()))).toString();
}

/** Makes a text, and returns the one file that keeps it. */
async function keep(key: string, text: string): Promise<string> {
  await cached(key, async () => text);
  const [name = ''] = readdirSync(folder);
  return path.join(folder, name);
}

it('makes a text once for the same key', async () => {
  const make = jest.fn(async () => 'made');
  expect(await cached('key', make)).toBe('made');
  expect(await cached('key', make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes another text for another key', async () => {
  await cached('one', async () => 'first');
  expect(await cached('two', async () => 'second')).toBe('second');
});

it('keeps an empty text', async () => {
  const make = jest.fn(async () => '');
  await cached('key', make);
  expect(await cached('key', make)).toBe('');
  expect(make).toHaveBeenCalledTimes(1);
});

it('leaves no drafts behind', async () => {
  await Promise.all(['a', 'a', 'b'].map((key) => cached(key, async () => key)));
  const files = readdirSync(folder);
  expect(files.filter((file) => file.includes('.'))).toEqual([]);
  expect(files).toHaveLength(2);
});

it.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off in its checksum', (whole: Buffer) => whole.subarray(0, 20)],
  ['cut off in its content', (whole: Buffer) => whole.subarray(0, -3)],
  ['overwritten with zeros', (whole: Buffer) => Buffer.alloc(whole.length)],
  ['of another format', () => Buffer.from('only the text')],
])('makes a text again when its file is %s, and names the file', async (_, damage) => {
  const file = await keep('key', 'a text of some length');
  writeFileSync(file, damage(readFileSync(file)));
  expect(await cached('key', async () => 'made again')).toBe('made again');
  expect(warnings.join('\n')).toContain(path.basename(file));
  warnings = [];
  expect(await cached('key', async () => 'not needed')).toBe('made again');
  expect(warnings).toEqual([]);
});

it('gives the text where nothing can be written, and says what is not kept', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where a folder should be');
  expect(await cached('key', async () => 'made')).toBe('made');
  expect(warnings.join('\n')).toContain(path.basename(folder));
});

it('keeps no error', async () => {
  const failing = cached('key', async () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await cached('key', async () => 'fixed')).toBe('fixed');
});
