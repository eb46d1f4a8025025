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
  'plugins/files/install-packages.mjs',
  'scripts/build',
  'scripts/docs-versions.mjs',
  'scripts/install-unit-packages.mjs',
  'scripts/project-root.mjs',
  'scripts/run-command.mjs',
];

/** What the mock of Docusaurus was started with. */
interface Started {
  given: string[];
  unit?: string;
  generated?: string;
}

let project: string;

/** A project that has the command, and a mock of Docusaurus. */
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'a project '));
  for (const file of COMMAND) cpSync(path.join(ROOT, file), inProject(file), { recursive: true });
  // The mock needs no packages of a version.
  mkdirSync(inProject('model'));
  writeFileSync(inProject('model/versions.json'), '[]');
  const bin = inProject('node_modules/@docusaurus/core/bin');
  mkdirSync(bin, { recursive: true });
  cpSync(path.join(__dirname, 'fake-docusaurus.mjs'), path.join(bin, 'docusaurus.mjs'));
});

afterEach(() => rmSync(project, { recursive: true }));

function inProject(file: string): string {
  return path.join(project, file);
}

const UNIT = 'x/current/en';
const BUNDLER_CACHE = `.cache/units/${UNIT}/bundler`;

function start(behavior: string, [unit = UNIT, ...args]: string[] = []) {
  mkdirSync(inProject('docs'), { recursive: true });
  writeFileSync(inProject('docs/behavior'), behavior);
  const child = spawn(process.execPath, [inProject('scripts/build/unit-cli.mjs'), unit, ...args]);
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

const served = (unit = UNIT) => readFileSync(inProject(`.units/${unit}/index.html`), 'utf8');

const folders = () => {
  const parent = inProject('.units/x/current');
  return existsSync(parent) ? readdirSync(parent) : [];
};

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('puts a complete unit into its folder, and passes arguments on', async () => {
  const { code, output } = await build('succeeds', ['x/current/zh', '--no-minify']);
  expect(output).toContain('x/current/zh is in .units/x/current/zh.');
  expect(code).toBe(0);
  // Files are where they belong in the site.
  expect(served('x/current/zh/zh')).toBe('succeeds');
  expect(folders()).toEqual(['zh']);
  const { given, unit } = JSON.parse(readFileSync(inProject('started'), 'utf8')) as Started;
  expect(given.slice(0, 4)).toEqual(['build', '--locale', 'zh', '--no-minify']);
  expect(unit).toBe('x/current/zh');
});

it.each(['fails', 'crashes'])('leaves the last output where the next one %s', async (behavior) => {
  await build('succeeds');
  const { code } = await build(behavior);
  expect(code).toBeGreaterThan(0);
  expect(served()).toBe('succeeds');
  expect(folders()).toEqual(['en']);
});

it('runs once more without the cache of the bundler after a crash, and says so', async () => {
  mkdirSync(inProject(BUNDLER_CACHE), { recursive: true });
  const { code, output } = await build('crashes with a cache');
  expect(code).toBe(0);
  expect(output.match(/started/g)).toHaveLength(2);
  expect(output).toMatch(/^\.cache\/units\/x\/current\/en\/bundler seems to be damaged.*$/m);
});

it('keeps the cache of the bundler where a build fails by an error', async () => {
  mkdirSync(inProject(BUNDLER_CACHE), { recursive: true });
  const { output } = await build('fails');
  expect(output.match(/started/g)).toHaveLength(1);
  expect(existsSync(inProject(BUNDLER_CACHE))).toBe(true);
});

it('takes Docusaurus along when it is killed, and the next build succeeds', async () => {
  await build('succeeds');
  const { child, ended, started } = start('hangs');
  const pid = await started();
  child.kill('SIGKILL');
  await ended;
  expect(served()).toBe('succeeds');
  expect(folders()).toContain('en.next');
  const { code } = await build('succeeds again');
  expect(code).toBe(0);
  expect(isRunning(pid)).toBe(false);
  expect(served()).toBe('succeeds again');
  expect(folders()).toEqual(['en']);
});

it('tidies up after a failure where the folder around the unit is missing', async () => {
  const { code, output } = await build('fails early');
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

it('waits while another build of the unit runs, and says so', async () => {
  const first = start('runs until it may end');
  await first.started();
  const second = start('succeeds');
  const [, holder] = await second.printed(/by process (\d+) already\. Waiting for its end\./);
  expect(Number(holder)).toBe(first.child.pid);
  expect(folders()).not.toContain('en');
  writeFileSync(inProject('may end'), '');
  const one = await first.ended;
  expect(one.code).toBe(0);
  expect(one.output).not.toContain('Waiting');
  expect((await second.ended).code).toBe(0);
  expect(served()).toBe('succeeds');
});

it('builds different units side by side, with generated files of their own', async () => {
  const first = start('runs until it may end');
  await first.started();
  const { generated } = JSON.parse(readFileSync(inProject('started'), 'utf8')) as Started;
  const second = start('runs until it may end', ['x/6.20/zh']);
  await second.started();
  const other = JSON.parse(readFileSync(inProject('started'), 'utf8')) as Started;
  expect([generated, other.generated]).toEqual([
    '.docusaurus/units/x/current/en',
    '.docusaurus/units/x/6.20/zh',
  ]);
  writeFileSync(inProject('may end'), '');
  const ended = await Promise.all([first.ended, second.ended]);
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  expect(served('x/6.20/zh/zh/x/6.20')).toBe('runs until it may end');
});

it.each(['', 'en', 'x/../en', 'x/current/en/..'])('refuses the name "%s" in one line', async (name) => {
  const { code, output } = await build('succeeds', [name]);
  expect(code).toBe(1);
  expect(output).toBe(`A unit has a name such as "x/current/en", not "${name}"\n`);
});
