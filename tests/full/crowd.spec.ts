import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServing, type ServeProcess } from '../../scripts/serve/__tests__/serve-process';
import { BUILD, filesBelow } from '../../e2e/fixtures/built-files';
import { expect, test } from '@playwright/test';

const CONNECTIONS = 500;
const DURATION = 60_000;
/** Fewer than there are connections, and the server's own files count too. */
const OPEN_FILES = 256;
/** Milliseconds that a client waits between requests. */
const REST = 2_000;
/** Milliseconds between two builds. */
const REPLACED_EVERY = 5_000;

/** Addresses that are requested twice: in full, and then conditionally. */
function addresses(): string[] {
  const styles = filesBelow('assets/css', '.css').map((file) => `/${file}`);
  return ['/', '/x/introduction/', '/x/react-data-grid/', ...styles];
}

/** Copies the build in a size that is quick to copy; the next one is put beside it. */
function copySite(root: string, name: string): void {
  for (const part of ['index.html', '404.html', '.hosting', 'x/introduction', 'assets/css']) {
    cpSync(path.join(BUILD, part), path.join(root, name, part), { recursive: true });
  }
  cpSync(
    path.join(BUILD, 'x/react-data-grid/index.html'),
    path.join(root, name, 'x/react-data-grid/index.html'),
  );
}

interface Answered {
  status: number;
  milliseconds: number;
}

/** One client with its own connection, which repeats its requests conditionally. */
class Reader {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  readonly #tags = new Map<string, string>();

  constructor(readonly port: number) {}

  /** Sends one request; a kept connection that the server has just closed is tried again. */
  async ask(address: string): Promise<Answered> {
    const started = performance.now();
    const status = await this.#send(address);
    return { status, milliseconds: performance.now() - started };
  }

  #send(address: string): Promise<number> {
    const tag = this.#tags.get(address);
    const headers = { 'accept-encoding': 'gzip', ...(tag && { 'if-none-match': tag }) };
    return new Promise((resolve, reject) => {
      const options = { port: this.port, host: '127.0.0.1', path: address, headers };
      const request = http.get({ ...options, agent: this.#agent }, (response) => {
        const { etag } = response.headers;
        if (etag) this.#tags.set(address, etag);
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      });
      // https://nodejs.org/api/http.html#requestreusedsocket
      request.on('error', (error) =>
        request.reusedSocket ? resolve(this.#send(address)) : reject(error),
      );
    });
  }

  leave(): void {
    this.#agent.destroy();
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Asks until the time is over. @returns every answer; a failed connection has status 0 */
async function browse(port: number, index: number, until: number): Promise<Answered[]> {
  const asked = addresses();
  const reader = new Reader(port);
  const answers: Answered[] = [];
  // Readers come one after the other, within the first rest.
  await rest((index / CONNECTIONS) * REST);
  for (let turn = index; Date.now() < until; turn += 1) {
    const address = asked[turn % asked.length] ?? '/';
    answers.push(await reader.ask(address).catch(() => ({ status: 0, milliseconds: 0 })));
    // Waits differ: otherwise a moment in which the machine is busy would synchronize all clients.
    await rest(REST * (0.5 + ((index * 7 + turn * 13) % 100) / 100));
  }
  reader.leave();
  return answers;
}

/** Puts the next build in place of the site, over and over. @returns how often */
async function replaceBuilds(root: string, until: number): Promise<number> {
  const [site, next, old] = ['site', 'next', 'old'].map((name) => path.join(root, name));
  if (!site || !next || !old) throw new Error('three folders are needed');
  let count = 0;
  for (; Date.now() + REPLACED_EVERY < until; count += 1) {
    await rest(REPLACED_EVERY);
    renameSync(site, old);
    renameSync(next, site);
    renameSync(old, next);
  }
  return count;
}

let root: string;
let server: ServeProcess;

test.beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'crowd-'));
  copySite(root, 'site');
  copySite(root, 'next');
  server = await startServing(path.join(root, 'site'), OPEN_FILES);
});
test.afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

test('500 readers for a minute, with 256 open files, while builds are replaced', async () => {
  test.setTimeout(DURATION * 2);
  const until = Date.now() + DURATION;
  const [replaced, ...answers] = await Promise.all([
    replaceBuilds(root, until),
    ...Array.from({ length: CONNECTIONS }, (_, index) => browse(server.port, index, until)),
  ]);
  const all = answers.flat();
  const count = (...statuses: number[]) =>
    all.filter(({ status }) => statuses.includes(status)).length;
  const times = all.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const quantile = (part: number) => times[Math.floor(times.length * part)] ?? Infinity;
  const [p50, p95, p99] = [quantile(0.5), quantile(0.95), quantile(0.99)];
  const summary = `${all.length} requests: ${count(200)} × 200, ${count(304)} × 304, ${count(503)} × 503, ${[p50, p95, p99].map(Math.round).join(', ')} ms for 50, 95 and 99 %`;
  // The figures are of interest also when they are good.
  console.log(summary);
  expect(server.isRunning(), summary).toBe(true);
  expect(replaced).toBeGreaterThan(5);
  expect(all.length).toBeGreaterThan(CONNECTIONS * 10);
  expect(count(200, 304) / all.length, summary).toBeGreaterThanOrEqual(0.99);
  expect(count(200, 304, 503), summary).toBe(all.length);
  expect(p95, summary).toBeLessThan(200);
});
