import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as constants from '@docusaurus/utils/lib/constants';
import { cachedDemoCode } from '../cached-demo-code';

const kept = new Map<string, string>();

jest.mock('../../../bundler/disk-cache', () => ({
  async cached(key: string, make: () => Promise<string>) {
    const text = kept.get(key) ?? (await make());
    kept.set(key, text);
    return text;
  },
}));

const CODE = 'export default function Orders() {\n  return <p>Orders</p>;\n}\n';

const folders: string[] = [];

/** A project with one demo; its packages are those of the site, beside a lockfile. */
function project(lockfile: string, code = CODE) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'cached-demo-code-'));
  folders.push(siteDir);
  symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'), 'dir');
  writeFileSync(path.join(siteDir, 'package-lock.json'), lockfile);
  const file = path.join(siteDir, 'Orders.tsx');
  return {
    files: [{ file, code }] as const,
    siteDir,
    packagesDir: path.join(siteDir, 'node_modules'),
  };
}

/** Numbers of the texts in the cache that are made from demos, and not from their JavaScript. */
async function entriesAfter(...projects: ReturnType<typeof project>[]): Promise<number> {
  for (const each of projects) await cachedDemoCode(each);
  return [...kept.keys()].filter((key) => key.startsWith('["demo"')).length;
}

beforeEach(() => kept.clear());

afterEach(() => {
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));
});

it('makes the same demo once, in whichever folder the project is', async () => {
  expect(await entriesAfter(project('{}'), project('{}'))).toBe(1);
});

it.each([
  ['its code changes', project.bind(null, '{}', CODE.replace('Orders<', 'Bills<'))],
  ['other packages are installed', project.bind(null, '{ "name": "other" }')],
])('makes it again when %s', async (_, changed) => {
  expect(await entriesAfter(project('{}'), changed())).toBe(2);
});

it('makes it again for a unit that has another folder for its files', async () => {
  await cachedDemoCode(project('{}'));
  const names: { OUTPUT_STATIC_ASSETS_DIR_NAME: string } = constants;
  const folder = jest.replaceProperty(names, 'OUTPUT_STATIC_ASSETS_DIR_NAME', 'assets/blog');
  const { code } = await cachedDemoCode(project('{}'));
  folder.restore();
  expect(code.ts.source).toMatch(/^assets\/blog\/demos\//);
});

it('returns what it has made before', async () => {
  const first = await cachedDemoCode(project('{}'));
  expect(await cachedDemoCode(project('{}'))).toEqual(first);
  expect(Object.keys(first.emitted)).toContain(first.code.ts.source);
});
