import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { cached as Cached } from '../disk-cache';

let folder: string;
let cached: typeof Cached;

/** The module keeps its files below the folder in which the process was started. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'disk-cache-'));
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  await jest.isolateModulesAsync(async () => {
    ({ cached } = await import('../disk-cache'));
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('makes a text once for the same key', async () => {
  const make = jest.fn(async () => 'made');
  expect(await cached('key', make)).toBe('made');
  expect(await cached('key', make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes a text anew for another key', async () => {
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
  const files = readdirSync(path.join(folder, 'node_modules', '.cache', 'docs-code'));
  expect(files.filter((file) => file.includes('.'))).toEqual([]);
  expect(files).toHaveLength(2);
});

it('gives the text where nothing can be written', async () => {
  writeFileSync(path.join(folder, 'node_modules'), 'a file where a folder should be');
  expect(await cached('key', async () => 'made')).toBe('made');
});

it('keeps no error', async () => {
  const failing = cached('key', async () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await cached('key', async () => 'mended')).toBe('mended');
});
