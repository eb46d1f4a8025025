import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contentOf, differences, type FolderContent } from '../../e2e/fixtures/folder-content';
import { PROJECT } from '../../e2e/fixtures/project-copy';
import { makeSmallSite } from '../../e2e/fixtures/small-site';
import { expect, test } from '@playwright/test';

/** A build is killed at as many moments, spread evenly over the time that it takes. */
const MOMENTS = 10;

const FOLDER = path.join(PROJECT, '.cache', 'build-faults');
const SITE = path.join(FOLDER, 'a folder with spaces');
/** A whole build each time: the unit that was built is in the engine's cache. */
const BUILD = [process.execPath, 'scripts/build/cli.mjs', '--locale', 'en', '--force'];

/** The only one that the build has. */
const UNIT = 'x/current/en';

const BUNDLER_CACHE = `.cache/units/${UNIT}/bundler`;

interface Ended {
  code: number | null;
  output: string;
}

function start(command: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: SITE,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close').then(([code]): Ended => ({ code, output }));
  return { child, ended };
}

/** Kills a command of `start`, unless it has ended by itself. */
function kill({ pid, exitCode }: ChildProcess, how: 'alone' | 'with its children'): void {
  if (pid === undefined || exitCode !== null) return;
  // It leads a group of processes, as it is detached.
  process.kill(how === 'alone' ? pid : -pid, 'SIGKILL');
}

const run = (command: readonly string[], env?: NodeJS.ProcessEnv) => start(command, env).ended;

const inSite = (file: string) => path.join(SITE, file);

function remove(...files: string[]): void {
  for (const file of files) rmSync(inSite(file), { recursive: true, force: true });
}

/** All that a build can use again, but for the reference, which takes longest to make. */
const removeCaches = () =>
  remove('node_modules/.cache', BUNDLER_CACHE, '.docusaurus', '.cache/social-cards');

function filesBelow(folder: string): string[] {
  return readdirSync(inSite(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Cuts files off in their middle, as a full disk or a lost connection does. */
function cutOff(files: readonly string[]): void {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) truncateSync(file, Math.floor(readFileSync(file).length / 2));
}

/** Checks that this system lets a test have its own disk and network. */
const HAS_NAMESPACES = spawnSync('unshare', ['-r', '-m', '-n', 'true']).status === 0;

/**
 * With its own disk, which has 400 MB more than the site and the caches of earlier tests take, and of
 * which 1 MB is left at first.
 */
const ON_A_FULL_DISK = `
  size=$(( $(du -sk . | cut -f 1) + 400 * 1024 ))
  mount -t tmpfs -o size="$size"k none "$DISK" && cp -a . "$DISK" && cd "$DISK" || exit 9
  free=$(df --output=avail -k . | tail -n 1)
  head -c $(( (free - 1024) * 1024 )) /dev/zero > filling
  "$@"; echo "full disk: $?"; ls build.next build.previous 2>/dev/null
  rm filling
  "$@"; echo "free disk: $?"
  rm -rf "$OUT" && cp -a build "$OUT"
`;

test.describe('a build', () => {
  test.describe.configure({ mode: 'serial', timeout: 900_000 });

  let whole: FolderContent;
  let duration = 0;

  const expectWhole = (what: string, folder = inSite('build')) =>
    expect(differences(whole, contentOf(folder)), what).toEqual([]);

  const expectSuccess = ({ code, output }: Ended) => {
    expect(code, output).toBe(0);
    expectWhole(output);
  };

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    rmSync(FOLDER, { recursive: true, force: true });
    makeSmallSite(SITE);
    const { code, output } = await run(BUILD);
    expect(code, output).toBe(0);
    whole = contentOf(inSite('build'));
    // The builds that are killed have no caches but the reference.
    removeCaches();
    const started = performance.now();
    expectSuccess(await run(BUILD));
    duration = performance.now() - started;
  });

  test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

  test('with what the last one has kept makes the same bytes', async () => {
    expectSuccess(await run(BUILD));
  });

  for (let moment = 0; moment < MOMENTS; moment += 1) {
    test(`that is killed after ${moment + 0.5} tenths leaves the last one, and the next succeeds`, async () => {
      removeCaches();
      const { child, ended } = start(BUILD);
      await Promise.race([pause(((moment + 0.5) / MOMENTS) * duration), ended]);
      // Once only the command, which must end Docusaurus too, once both.
      kill(child, moment % 2 === 0 ? 'alone' : 'with its children');
      // The build may be faster than expected and have ended by itself.
      expect([null, 0]).toContain((await ended).code);
      expectWhole('the folder that is served');
      expectSuccess(await run(BUILD));
      expect(existsSync(inSite('build.next'))).toBe(false);
    });
  }

  test('names caches that are cut off, and makes them again', async () => {
    remove(BUNDLER_CACHE);
    const kinds = ['node_modules/.cache/docs-texts', '.cache/social-cards'];
    for (const kind of kinds) cutOff(filesBelow(kind));
    cutOff(filesBelow('.docusaurus').filter((file) => file.endsWith('.json')));
    const ended = await run(BUILD);
    expectSuccess(ended);
    for (const kind of kinds) expect(ended.output).toMatch(new RegExp(`${kind}/\\S+ is damaged`));
  });

  test('names what was noted about a page and is cut off', async () => {
    // With the cache of the bundler: a page that is compiled again is noted again.
    cutOff(filesBelow(`.cache/api-names/${UNIT}/pages`));
    const ended = await run(BUILD);
    expectSuccess(ended);
    expect(ended.output).toMatch(/\.cache\/api-names\/\S+\/pages\/\S+ is damaged/);
  });

  test('names the reference that is cut off, and makes it again', async () => {
    cutOff([inSite('docs/api/names.json'), inSite('docs/api/charts/index.json')]);
    const ended = await run(BUILD);
    expectSuccess(ended);
    expect(ended.output).toMatch(/docs\/api\/\S+ is damaged/);
  });

  test('begins again without the cache of the bundler when that is damaged', async () => {
    const files = filesBelow(BUNDLER_CACHE);
    cutOff(files.filter((file) => /\/meta\//.test(file)));
    const ended = await run(BUILD);
    expectSuccess(ended);
    expect(ended.output).toContain(`${BUNDLER_CACHE} seems to be damaged`);
  });

  test('succeeds whatever else of the cache of the bundler is cut off', async () => {
    const files = filesBelow(BUNDLER_CACHE);
    cutOff(files.filter((file) => !/\/meta\//.test(file)));
    expectSuccess(await run(BUILD));
  });

  test('waits for another one in the same folder, and says so', async () => {
    const both = await Promise.all([run(BUILD), run(BUILD)]);
    both.forEach(expectSuccess);
    const waiting = both.filter(({ output }) => output.includes('Another build of this folder'));
    expect(waiting).toHaveLength(1);
  });

  test('is tested without a network and on a full disk, or says that it is not', () => {
    if (HAS_NAMESPACES) return;
    const description =
      '`unshare -r -m -n` fails here: no build without a network or on a full disk was tested';
    test.info().annotations.push({ type: 'not tested', description });
    console.warn(description);
  });

  if (HAS_NAMESPACES) {
    test('needs no network', async () => {
      removeCaches();
      expectSuccess(await run(['unshare', '-r', '-n', ...BUILD]));
    });

    test('names the disk that is full, and succeeds when it no longer is', async () => {
      removeCaches();
      const out = path.join(FOLDER, 'from the small disk');
      const disk = path.join(FOLDER, 'a small disk');
      mkdirSync(disk);
      const command = ['unshare', '-r', '-m', 'sh', '-c', ON_A_FULL_DISK, 'sh', ...BUILD];
      const { output } = await run(command, { DISK: disk, OUT: out });
      expect(output).toMatch(/full disk: [1-9]/);
      expect(output).toMatch(/The disk of .* is full: \d\.\d MB are left\./);
      expect(output).toContain('free disk: 0');
      expectWhole(output, out);
    });
  }
});
