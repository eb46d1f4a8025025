import { gzipSync } from 'node:zlib';
import { findSearchFile } from '../worker/search-files';

const scope = 'https://mui.com/zh/x/';
const BUNDLE = {
  texts: { 'names/row.json': '{"rows":[]}', 'pagefind.js': 'export {};' },
  binaries: { 'index/a.pf_index': Buffer.from([0, 255, 128]).toString('base64') },
};

let kept: Uint8Array<ArrayBuffer> | undefined;
beforeAll(() => {
  const match = async (address: string) =>
    kept && address === `${scope}offline/search.bin` ? new Response(kept) : undefined;
  Object.assign(globalThis, { caches: { open: async () => ({ match }) } });
});

it('nothing is found before the index is kept', async () => {
  expect(await findSearchFile(scope, 'https://mui.com/zh/pagefind/names/row.json')).toBeUndefined();
});

it('files of the index come out of the one that is kept, with their types', async () => {
  kept = new Uint8Array(gzipSync(JSON.stringify(BUNDLE)));
  const find = (path: string) => findSearchFile(scope, `https://mui.com/zh/pagefind/${path}`);
  const names = await find('names/row.json');
  expect(await names?.json()).toEqual({ rows: [] });
  const engine = await find('pagefind.js?retry=1');
  expect(engine?.headers.get('Content-Type')).toContain('text/javascript');
  const piece = await find('index/a.pf_index');
  expect([...new Uint8Array((await piece?.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([
    0, 255, 128,
  ]);
  expect(await find('names/unknown.json')).toBeUndefined();
});

it('other languages have their own', async () => {
  const url = 'https://mui.com/pagefind/names/row.json';
  expect(await findSearchFile(scope, url)).toBeUndefined();
});
