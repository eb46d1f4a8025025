import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HOSTED_PORT } from '../../e2e/fixtures/origin';
import { HOSTED } from '../../scripts/hosted-site.mjs';

/** The hosted build under another name, which Node can find too. */
const SAME_SITE = `http://localhost:${HOSTED_PORT}`;
const PREFIXES = HOSTED.locales.map((locale) => (locale === 'en' ? '' : `/${locale}`));

/** Addresses and bytes that a worker's script declares to install. */
function installList(script: string): { address: string; bytes: number }[] {
  return [...script.matchAll(/path:"([^"]+)",bytes:(\d+)/g)].map(([, address = '', bytes]) => ({
    address,
    bytes: Number(bytes),
  }));
}

test('the worker is asked for every time, and brings along at most 2 MB', async ({ request }) => {
  for (const prefix of PREFIXES) {
    const response = await request.get(`${SAME_SITE}${prefix}/x/sw.js`);
    expect(response.headers()['cache-control']).toBe('no-cache');
    const script = await response.text();
    expect(script).not.toContain('importScripts');
    const list = installList(script);
    const addresses = list.map(({ address }) => address);
    expect(addresses).toContain(`${prefix}/x/offline/`);
    expect(addresses).toContain(`${prefix}/x/introduction/`);
    expect(addresses.every((address) => address.startsWith(`${prefix}/`))).toBe(true);
    for (const { address, bytes } of list) {
      const file = address.endsWith('/') ? `${address}index.html` : address;
      expect(statSync(path.join(HOSTED.dir, file)).size, address).toBe(bytes);
    }
    const total = list.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThan(2_000_000);
  }
});

test('the worker is one script below /x/, the same in any folder', () => {
  for (const prefix of PREFIXES) {
    const scripts = (folder: string) =>
      readdirSync(path.join(HOSTED.dir, folder)).filter((name) => name.endsWith('.js'));
    expect(scripts(prefix)).toEqual([]);
    expect(scripts(`${prefix}/x`)).toEqual(['sw.js']);
    const script = readFileSync(path.join(HOSTED.dir, prefix, 'x', 'sw.js'), 'utf8');
    expect(script).not.toContain(process.cwd());
  }
});
