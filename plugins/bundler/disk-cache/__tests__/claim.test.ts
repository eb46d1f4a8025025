import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cachedBytes } from '..';
import { claim } from '../claim';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'claim-'));
  file = path.join(folder, 'made');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Whether a promise is settled after some looks at the claim. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), pause(200).then(() => false)]);
}

it('lets others wait until it ends', async () => {
  const end = await claim(file);
  const second = claim(file);
  expect(await isDone(second)).toBe(false);
  end();
  (await second)();
  expect(readdirSync(folder)).toEqual([]);
});

it('takes over the claim of a process that is gone', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(`${file}.claim`, `${pid} 1`);
  expect(await isDone(claim(file))).toBe(true);
});

it('takes over the claim of an earlier process with the same number', async () => {
  writeFileSync(`${file}.claim`, `${process.pid} 1`);
  expect(await isDone(claim(file))).toBe(true);
});

it.each([
  ['that was killed before it wrote its number', '', 60],
  ['whose number another program may have', `${process.ppid} 1`, 3600],
])('takes over an old claim of a process %s', async (_, text, age) => {
  writeFileSync(`${file}.claim`, text);
  const old = new Date(Date.now() - age * 1000);
  utimesSync(`${file}.claim`, old, old);
  expect(await isDone(claim(file))).toBe(true);
});

it('waits for another process that is running', async () => {
  writeFileSync(`${file}.claim`, `${process.ppid} 1`);
  const waiting = claim(file);
  expect(await isDone(waiting)).toBe(false);
  rmSync(`${file}.claim`);
  (await waiting)();
});

it('makes a text once for several that ask at the same time', async () => {
  const make = jest.fn(async () => {
    await pause(100);
    return Buffer.from('made');
  });
  const asked = [1, 2, 3].map(() => cachedBytes(folder, 'key', make));
  expect((await Promise.all(asked)).map(String)).toEqual(['made', 'made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
});

it('is made by the next one if the first one fails', async () => {
  const failing = cachedBytes(folder, 'key', async () => Promise.reject(new Error('broken')));
  const next = cachedBytes(folder, 'key', async () => Buffer.from('made'));
  await expect(failing).rejects.toThrow('broken');
  expect(String(await next)).toBe('made');
});
