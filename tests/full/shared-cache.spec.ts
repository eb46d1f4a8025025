import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contentOf, differences } from '../../e2e/fixtures/folder-content';
import { PROJECT } from '../../e2e/fixtures/project-copy';
import { makeFakeProject, setBehavior } from '../../scripts/build/__tests__/fake-project';
import { expect, test } from '@playwright/test';

/** The server that CONTRIBUTING.md describes. */
const SERVER = 'turborepo-remote-cache@2.12.0';

const FOLDER = path.join(PROJECT, '.cache', 'shared-cache');
const TOKEN = 'a-token-of-this-test';

const inFolder = (name: string) => path.join(FOLDER, name);

let server: ChildProcess;
let port: number;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port: found } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

function install(): void {
  mkdirSync(inFolder('server'), { recursive: true });
  writeFileSync(inFolder('server/package.json'), '{ "private": true }');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', SERVER];
  execFileSync('npm', args, { cwd: inFolder('server'), stdio: 'pipe' });
}

async function startServer(): Promise<void> {
  port = await freePort();
  server = spawn(
    process.execPath,
    [inFolder('server/node_modules/turborepo-remote-cache/dist/cli.js')],
    {
      cwd: FOLDER,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        TURBO_TOKEN: TOKEN,
        STORAGE_PROVIDER: 'local',
        STORAGE_PATH: inFolder('store'),
        STORAGE_PATH_USE_TMP_FOLDER: 'false',
        // With any value it keeps signatures, which it does not check.
        TURBO_REMOTE_CACHE_SIGNATURE_KEY: '1',
      },
    },
  );
  const status = `http://127.0.0.1:${port}/v8/artifacts/status`;
  const answers = () =>
    fetch(status, { headers: { authorization: `Bearer ${TOKEN}` } }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await pause(250);
}

/** Builds all units of a clone, and counts those that were built there. */
function build(clone: string, signatureKey = 'a-key-that-signs-what-clones-share') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/cli.mjs'], {
    cwd: inFolder(clone),
    encoding: 'utf8',
    env: {
      ...process.env,
      TURBO_API: `http://127.0.0.1:${port}`,
      TURBO_TOKEN: TOKEN,
      TURBO_TEAM: 'docs',
      TURBO_REMOTE_CACHE_SIGNATURE_KEY: signatureKey,
    },
  });
  const output = stdout + stderr;
  expect(status, output).toBe(0);
  return { output, built: output.match(/started \d+/g)?.length ?? 0 };
}

function makeClone(name: string): void {
  makeFakeProject(inFolder(name));
}

// The engine and the server are real; the units are made by a mock of Docusaurus.
test.describe('a shared cache', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    rmSync(FOLDER, { recursive: true, force: true });
    install();
    await startServer();
  });

  test.afterAll(() => {
    server?.kill();
    rmSync(FOLDER, { recursive: true, force: true });
  });

  test('gives a second clone all units, which builds none', () => {
    makeClone('first');
    makeClone('second clone');
    expect(build('first').built).toBe(3);
    const second = build('second clone');
    expect(second.built, second.output).toBe(0);
    const [one, two] = ['first', 'second clone'].map((name) =>
      contentOf(inFolder(`${name}/build`)),
    );
    expect(one && two && differences(one, two)).toEqual([]);
  });

  test('gives nothing for other sources', () => {
    setBehavior(inFolder('second clone'), 'succeeds otherwise');
    expect(build('second clone').built).toBe(3);
  });

  test('gives nothing to a clone with another key, as the signature is wrong', () => {
    makeClone('stranger');
    expect(build('stranger', 'another-key-of-32-letters-or-more').built).toBe(3);
  });

  test('that does not answer stops no build', () => {
    makeClone('alone');
    server.kill();
    expect(build('alone').built).toBe(3);
  });
});
