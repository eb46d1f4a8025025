import { runInNewContext } from 'node:vm';
import { shortenRegistry } from '../shorten-registry';

const SHORTER = `[() => __webpack_require__.e(/* import() */ "1").then(__webpack_require__.bind(__webpack_require__, 2))]`;

const REGISTRY = `[
  () => Promise.all(/* import() */ [__webpack_require__.e("35005"), __webpack_require__.e("30734"), __webpack_require__.e("6164")]).then(__webpack_require__.bind(__webpack_require__, 14662)),
  () => __webpack_require__.e(/* import() | name */ "43056").then(__webpack_require__.t.bind(__webpack_require__, 79475, 19)),
  () => Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 52368)),
  () => Promise.all([__webpack_require__.e("35005"), __webpack_require__.e("30734"), __webpack_require__.e("7")]).then(__webpack_require__.bind(__webpack_require__, /*! ./page.mdx */ 8)),
]`;

type Load = () => Promise<string>;

/** Runs a list with a bundler that notes the requests of each part, and returns them with its module. */
async function loadAll(source: string): Promise<string[]> {
  let requests: string[] = [];
  const bundler = Object.assign((id: number) => `module ${id}`, {
    t: (id: number, mode: number) => `module ${id} in mode ${mode}`,
    e: (chunk: string) => Promise.resolve(requests.push(chunk)),
  });
  const loads = runInNewContext(source, { __webpack_require__: bundler }) as Load[];
  const loaded: string[] = [];
  for (const load of loads) {
    requests = [];
    const module = await load();
    loaded.push(`${requests.join(' ')}: ${module}`);
  }
  return loaded;
}

it('a shortened list loads the same chunks and modules', async () => {
  const parts = await loadAll(shortenRegistry(REGISTRY) ?? '');
  expect(parts).toEqual([
    '35005 30734 6164: module 14662',
    '43056: module 79475 in mode 19',
    ': module 52368',
    '35005 30734 7: module 8',
  ]);
  expect(parts).toEqual(await loadAll(REGISTRY));
});

it('names chunks that parts share once', () => {
  expect(shortenRegistry(REGISTRY)?.match(/35005/g)).toHaveLength(1);
});

it('leaves shorter lists as they are', () => {
  const source = `const menu = ${SHORTER}; const registry = ${REGISTRY};`;
  expect(shortenRegistry(source)).toContain(`const menu = ${SHORTER};`);
});

it('has no result for a source without such a list', () => {
  expect(shortenRegistry('const registry = [];')).toBeUndefined();
});
