import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLocked, withLock } from '../folder-lock.mjs';

const MODULE = pathToFileURL(path.join(__dirname, '../folder-lock.mjs')).href;

let folder: string;
let lock: string;
let holder: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'folder-lock-'));
  lock = path.join(folder, 'below', 'build.lock');
});

afterEach(() => {
  holder?.kill('SIGKILL');
  holder = undefined;
  rmSync(folder, { recursive: true });
});

/** Another process that holds the lock until its input ends. */
async function holdElsewhere(): Promise<ChildProcess> {
  const code = `
    const { withLock } = await import(${JSON.stringify(MODULE)});
    await withLock(${JSON.stringify(lock)}, { onWait() {} }, async () => {
      console.log('held');
      for await (const _ of process.stdin);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  holder = child;
  await once(child.stdout, 'data');
  return child;
}

it('knows if a running process holds it', async () => {
  expect(isLocked(lock)).toBe(false);
  const child = await holdElsewhere();
  expect(isLocked(lock)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isLocked(lock)).toBe(false);
});

it('leaves nothing behind, also when what it protects fails', async () => {
  const onWait = jest.fn();
  expect(await withLock(lock, { onWait }, async () => 'result')).toBe('result');
  const failing = withLock(lock, { onWait }, async () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(readdirSync(path.dirname(lock))).toEqual([]);
  expect(onWait).not.toHaveBeenCalled();
});

it('waits for another process, and says once for which', async () => {
  const other = await holdElsewhere();
  const onWait = jest.fn(() => setTimeout(() => other.stdin?.end(), 1200));
  const order: string[] = [];
  other.once('exit', () => order.push('other ended'));
  await withLock(lock, { onWait }, async () => order.push('taken'));
  expect(onWait.mock.calls).toEqual([[other.pid]]);
  expect(order).toContain('taken');
  expect(existsSync(lock)).toBe(false);
});

it('takes over the lock of a process that was killed', async () => {
  const other = await holdElsewhere();
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(existsSync(lock)).toBe(true);
  const onWait = jest.fn();
  expect(await withLock(lock, { onWait }, async () => 'taken')).toBe('taken');
  expect(onWait).not.toHaveBeenCalled();
  expect(readdirSync(path.dirname(lock))).toEqual([]);
});

it('takes over a lock file that is empty or says nothing of sense', async () => {
  await withLock(lock, { onWait: jest.fn() }, async () => undefined);
  for (const text of ['', 'no number\n']) {
    writeFileSync(lock, text);
    expect(await withLock(lock, { onWait: jest.fn() }, async () => 'taken')).toBe('taken');
  }
});

it('takes over the lock of an earlier process that had the same number', async () => {
  await withLock(lock, { onWait: jest.fn() }, async () => undefined);
  writeFileSync(lock, `${process.pid}\n`);
  const onWait = jest.fn();
  expect(await withLock(lock, { onWait }, async () => 'taken')).toBe('taken');
  expect(onWait).not.toHaveBeenCalled();
});

it('names a lock that cannot be read or written, and does not wait for it', async () => {
  mkdirSync(lock, { recursive: true });
  const run = jest.fn();
  await expect(withLock(lock, { onWait: jest.fn() }, run)).rejects.toThrow('EISDIR');
  rmSync(lock, { recursive: true });
  mkdirSync(`${lock}.${process.pid}`);
  const unwritten = `${lock}.${process.pid} cannot be written (EISDIR)`;
  await expect(withLock(lock, { onWait: jest.fn() }, run)).rejects.toThrow(unwritten);
  expect(run).not.toHaveBeenCalled();
  expect(readdirSync(path.dirname(lock))).toEqual([]);
});

it('stays when a further process cannot be named, and says so', async () => {
  const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await withLock(lock, { onWait: jest.fn() }, async (addHolder) => {
    mkdirSync(`${lock}.${process.pid}`);
    addHolder(1);
    expect(readFileSync(lock, 'utf8')).toBe(`${process.pid}\n`);
  });
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/ cannot be written \(EISDIR\)\n$/)]]);
  expect(readdirSync(path.dirname(lock))).toEqual([]);
  printed.mockRestore();
});

it('stays while a further process that was named is alive', async () => {
  const other = await holdElsewhere();
  await withLock(`${lock}-of-us`, { onWait: jest.fn() }, async (addHolder) => {
    addHolder(other.pid ?? 0);
    expect(readFileSync(`${lock}-of-us`, 'utf8')).toBe(`${process.pid}\n${other.pid}\n`);
  });
  expect(existsSync(`${lock}-of-us`)).toBe(false);
});

it('lets in one after the other', async () => {
  let inside = 0;
  let most = 0;
  const enter = () =>
    withLock(lock, { onWait: jest.fn() }, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 50));
      inside -= 1;
    });
  await Promise.all([enter(), enter(), enter()]);
  expect(most).toBe(1);
});
