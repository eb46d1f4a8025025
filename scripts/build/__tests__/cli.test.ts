import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFakeProject, setBehavior } from './fake-project';

jest.setTimeout(120_000);

/**
 * The project of each test is at the same path: jiti keeps modules that it has compiled by their path, and
 * takes seconds for them at each new one.
 */
let folder: string;
let project: string;

/** A shared cache of this machine would have the units already. */
beforeAll(() => {
  for (const name of Object.keys(process.env).filter((each) => each.startsWith('TURBO_'))) {
    Reflect.deleteProperty(process.env, name);
  }
  folder = mkdtempSync(path.join(os.tmpdir(), 'projects-'));
  project = path.join(folder, 'a project');
});

beforeEach(() => makeFakeProject(project));

afterEach(() => rmSync(project, { recursive: true, maxRetries: 5 }));

afterAll(() => rmSync(folder, { recursive: true }));

function inProject(file: string): string {
  return path.join(project, file);
}

function start(behavior: string, args: string[] = ['--locale', 'en']) {
  setBehavior(project, behavior);
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

const served = (file = 'index.html') => readFileSync(inProject(`build/${file}`), 'utf8');

const folders = () => readdirSync(project).filter((name) => name.startsWith('build'));

const builds = (output: string) => output.match(/started/g)?.length ?? 0;

async function hasEnded(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 40; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await pause(100);
  }
  return false;
}

it('puts a complete site into build/, and passes arguments on', async () => {
  const { code, output } = await build('succeeds', ['--locale', 'en', '--no-minify']);
  expect(output).toContain('The site is in build.');
  expect(code).toBe(0);
  expect(served()).toBe('succeeds');
  expect(folders()).toEqual(['build']);
  expect(existsSync(inProject('build/versions.json'))).toBe(true);
  const { given } = JSON.parse(readFileSync(inProject('started'), 'utf8')) as { given: string[] };
  expect(given.slice(0, 4)).toEqual(['build', '--locale', 'en', '--no-minify']);
});

it('builds all units that are not named otherwise, and says which are left out', async () => {
  const all = await build('succeeds', []);
  expect(all.output).toContain('The site is in build.');
  expect([served(), served('zh/index.html'), served('pt/index.html')]).toHaveLength(3);
  expect(all.output).not.toContain('Left out');
  const one = await build('succeeds', ['--unit', 'x/current/zh']);
  expect(one.output).toContain('unchecked: x/current/en, x/current/pt');
  // It is the same unit, whichever others were asked for.
  expect(builds(one.output)).toBe(0);
  expect(existsSync(inProject('build/index.html'))).toBe(false);
});

it('builds a unit again only when something has changed, and none of what it had stays', async () => {
  await build('succeeds');
  writeFileSync(inProject('.units/x/current/en/old.html'), 'of an interrupted run');
  const again = await build('succeeds');
  expect(builds(again.output)).toBe(0);
  expect(served()).toBe('succeeds');
  expect(existsSync(inProject('build/old.html'))).toBe(false);
  expect(builds((await build('succeeds otherwise')).output)).toBe(1);
  expect(builds((await build('succeeds otherwise', ['--locale', 'en', '--force'])).output)).toBe(1);
});

it.each([
  ['--unit', 'x/5/en', /^There is no unit "x\/5\/en", but x\/.*$/m],
  ['--jobs', '0', /^--jobs needs a number from 1 to 99, got "0"$/m],
])('says in one line what is wrong with %s %s', async (option, value, message) => {
  const { code, output } = await build('succeeds', [option, value]);
  expect(code).toBe(1);
  expect(output).toMatch(message);
  expect(output.trim().split('\n')).toHaveLength(1);
});

it('names the command to run where package.json has no script for a unit', async () => {
  const manifest = readFileSync(inProject('package.json'), 'utf8');
  writeFileSync(inProject('package.json'), manifest.replace('unit:x/current/en', 'other'));
  const { code, output } = await build('succeeds');
  expect(code).toBe(1);
  expect(output).toContain('lacks unit:x/current/en: run node scripts/unit-scripts/cli.mjs');
});

it.each(['fails', 'crashes'])('leaves the last site where the next one %s', async (behavior) => {
  await build('succeeds');
  const { code } = await build(behavior);
  expect(code).toBeGreaterThan(0);
  expect(served()).toBe('succeeds');
  expect(folders()).toEqual(['build']);
});

it('runs once more without the cache of the bundler after a crash, and says so', async () => {
  mkdirSync(inProject('.cache/units/x/current/en/bundler'), { recursive: true });
  const { code, output } = await build('crashes with a cache');
  expect(code).toBe(0);
  expect(builds(output)).toBe(2);
  expect(output).toMatch(/\.cache\/units\/x\/current\/en\/bundler seems to be damaged.*$/m);
});

it('takes Docusaurus along when it is killed, and the next build succeeds', async () => {
  await build('succeeds');
  const { child, ended, started } = start('hangs');
  const pid = await started();
  child.kill('SIGKILL');
  expect(await hasEnded(pid)).toBe(true);
  await ended;
  expect(served()).toBe('succeeds');
  const { code } = await build('succeeds again');
  expect(code).toBe(0);
  expect(served()).toBe('succeeds again');
  expect(folders()).toEqual(['build']);
});

it('ends with an error where Docusaurus fails before it writes anything', async () => {
  const { code, output } = await build('fails early', ['--locale', 'en', '--out-dir', 'not there/site']);
  expect(code).toBe(1);
  expect(output).not.toContain('ENOENT');
});

it.each(['SIGINT', 'SIGTERM'] as const)('ends with an error after %s', async (signal) => {
  const { child, ended, started } = start('hangs');
  const pid = await started();
  child.kill(signal);
  expect((await ended).code).toBe(signal === 'SIGINT' ? 130 : 143);
  expect(await hasEnded(pid)).toBe(true);
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
