import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Representations } from '../representations.mjs';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'representations-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(dir, name);
  writeFileSync(file, text);
  return file;
}

it('each form of a file has bytes and a tag of its own', async () => {
  const text = 'The same words. '.repeat(200);
  const file = write('page.html', text);
  const files = new Representations();
  const [plain, br, gzip] = await Promise.all([
    files.get(file, statSync(file)),
    files.get(file, statSync(file), 'br'),
    files.get(file, statSync(file), 'gzip'),
  ]);
  expect(plain.body.toString()).toBe(text);
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  expect(new Set([plain.etag, br.etag, gzip.etag]).size).toBe(3);
});

it('a file is made once, and made again when another one took its place', async () => {
  const file = write('page.html', 'old');
  const files = new Representations();
  const first = await files.get(file, statSync(file));
  expect(await files.get(file, statSync(file))).toBe(first);
  renameSync(write('next.html', 'new'), file);
  const second = await files.get(file, statSync(file));
  expect(second.body.toString()).toBe('new');
  expect(second.etag).not.toBe(first.etag);
  expect(files.size).toBe(3);
});

it('a build that changes nothing keeps the tags', async () => {
  const file = write('page.html', 'same');
  const files = new Representations();
  const first = await files.get(file, statSync(file));
  renameSync(write('next.html', 'same'), file);
  expect((await files.get(file, statSync(file))).etag).toBe(first.etag);
});

it('memory is bounded, and what was used last stays', async () => {
  const files = new Representations({ maxBytes: 250 });
  const [one, two, three] = ['1', '2', '3'].map((name) => write(name, name.repeat(100)));
  if (!one || !two || !three) throw new Error('three files are needed');
  const first = await files.get(one, statSync(one));
  await files.get(two, statSync(two));
  await files.get(one, statSync(one));
  await files.get(three, statSync(three));
  expect(files.size).toBe(200);
  expect(await files.get(one, statSync(one))).toBe(first);
});

it('a file larger than all memory is sent and not kept', async () => {
  const files = new Representations({ maxBytes: 10 });
  const file = write('large', 'x'.repeat(100));
  expect((await files.get(file, statSync(file))).body).toHaveLength(100);
  expect(files.size).toBe(0);
});

it('a file that vanished is an error each time, until it is back', async () => {
  const file = write('page.html', 'text');
  const stats = statSync(file);
  rmSync(file);
  const files = new Representations();
  await expect(files.get(file, stats)).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(files.get(file, stats, 'br')).rejects.toMatchObject({ code: 'ENOENT' });
  write('page.html', 'text');
  expect((await files.get(file, stats)).body.toString()).toBe('text');
});
