import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

jest.setTimeout(60_000);

const ROOT = path.join(__dirname, '../../..');

/** Files of the command, with all that it imports. */
const COMMAND = [
  'plugins/bundler/folder-lock/folder-lock.mjs',
  'scripts/build',
  'scripts/project-root.mjs',
  'scripts/run-command.mjs',
];

let project: string;

/** A project that has the command, and a mock of Docusaurus. */
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'a project '));
  for (const file of COMMAND) cpSync(path.join(ROOT, file), inProject(file), { recursive: true });
  const bin = inProject('node_modules/@docusaurus/core/bin');
  mkdirSync(bin, { recursive: true });
  cpSync(path.join(__dirname, 'fake-docusaurus.mjs'), path.join(bin, 'docusaurus.mjs'));
});

afterEach(() => rmSync(project, { recursive: true }));

function inProject(file: string): string {
  return path.join(project, file);
}

function start(behavior: string, args: string[] = []) {
  writeFileSync(inProject('behavior'), behavior);
  const child = spawn(process.execPath, [inProject('scripts/build/cli.mjs'), ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const printed = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      await once(child.stdout, 'data');
    }
  };
  const started = async () => Number((await printed(/started (\d+)/))[1]);
  return { child, ended, printed, started };
}

const build = (behavior: string, args?: string[]) => start(behavior, args).ended;

const served = () => readFileSync(inProject('build/index.html'), 'utf8');

const folders = () => readdirSync(project).filter((name) => name.startsWith('build'));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('puts a complete site into build/, and passes arguments on', async () => {
  const { code, output } = await build('succeeds', ['--locale', 'zh']);
  expect(output).toContain('The site is in build.');
  expect(code).toBe(0);
  expect(served()).toBe('succeeds');
  expect(folders()).toEqual(['build']);
  const given = JSON.parse(readFileSync(inProject('arguments'), 'utf8')) as string[];
  expect(given.slice(0, 3)).toEqual(['build', '--locale', 'zh']);
});

it.each(['fails', 'crashes'])('leaves the last site where the next one %s', async (behavior) => {
  await build('succeeds');
  const { code } = await build(behavior);
  expect(code).toBeGreaterThan(0);
  expect(served()).toBe('succeeds');
  expect(folders()).toEqual(['build']);
});

it('runs once more without the cache of the bundler after a crash, and says so', async () => {
  mkdirSync(inProject('node_modules/.cache/rspack'), { recursive: true });
  const { code, output } = await build('crashes with a cache');
  expect(code).toBe(0);
  expect(output.match(/started/g)).toHaveLength(2);
  expect(output).toMatch(/^node_modules\/\.cache\/rspack seems to be damaged.*$/m);
});

it('keeps the cache of the bundler where a build fails by an error', async () => {
  mkdirSync(inProject('node_modules/.cache/rspack'), { recursive: true });
  const { output } = await build('fails');
  expect(output.match(/started/g)).toHaveLength(1);
  expect(existsSync(inProject('node_modules/.cache/rspack'))).toBe(true);
});

it('takes Docusaurus along when it is killed, and the next build succeeds', async () => {
  await build('succeeds');
  const { child, ended, started } = start('hangs');
  const pid = await started();
  child.kill('SIGKILL');
  await ended;
  expect(served()).toBe('succeeds');
  expect(folders()).toContain('build.next');
  const { code } = await build('succeeds again');
  expect(code).toBe(0);
  expect(isRunning(pid)).toBe(false);
  expect(served()).toBe('succeeds again');
  expect(folders()).toEqual(['build']);
});

it('tidies up after a failure where the folder around the site is missing', async () => {
  const { code, output } = await build('fails early', ['--out-dir', 'not there/site']);
  expect(code).toBe(1);
  expect(output).not.toContain('ENOENT');
});

it.each(['SIGINT', 'SIGTERM'] as const)('ends with an error after %s', async (signal) => {
  const { child, ended, started } = start('hangs');
  await started();
  child.kill(signal);
  expect((await ended).code).toBe(signal === 'SIGINT' ? 130 : 143);
  expect(folders()).toEqual([]);
});

it('waits while another build runs, and says so', async () => {
  const first = start('runs until it may end');
  await first.started();
  const second = start('succeeds');
  const [, holder] = await second.printed(/\(process (\d+)\)\. Waiting for its end\./);
  expect(Number(holder)).toBe(first.child.pid);
  expect(existsSync(inProject('build'))).toBe(false);
  writeFileSync(inProject('may end'), '');
  const one = await first.ended;
  expect(one.code).toBe(0);
  expect(one.output).not.toContain('Waiting');
  expect((await second.ended).code).toBe(0);
  expect(served()).toBe('succeeds');
});
