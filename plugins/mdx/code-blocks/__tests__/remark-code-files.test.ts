import path from 'node:path';
import type { Code } from 'mdast';
import codeFilesLoader from '../code-files-loader';
import { filesOfFences } from '../fence-file';
import { remarkCodeFiles } from '../remark-code-files';
import { runPlugin } from '../../syntax-tree/__tests__/mdx-pages';
import { walk } from '../../syntax-tree/mdx-nodes';

const siteDir = path.join(__dirname, 'site');
const PAGE = path.join(siteDir, 'docs/orders/index.mdx');
const TRANSLATED = path.join(
  siteDir,
  'i18n/zh/docusaurus-plugin-content-docs/current/orders/index.mdx',
);
const SHOWN = './__tests__/shown.ts';

async function fencesOf(text: string, page = PAGE): Promise<Code[]> {
  const root = await runPlugin(remarkCodeFiles, [{ siteDir }], page, text);
  return walk(root).flatMap(({ node }) => (node.type === 'code' ? [node as Code] : []));
}

function fence(info: string, ...lines: string[]): string {
  return ['```' + info, ...lines, '```', ''].join('\n');
}

describe('a fence that names a file', () => {
  it('shows the region, and keeps its other options', async () => {
    const [code] = await fencesOf(fence(`ts file="${SHOWN}" region="sum" title="sum.ts" {2}`));
    expect(code).toMatchObject({ lang: 'ts', meta: 'title="sum.ts" {2}' });
    expect(code?.value.split('\n')).toEqual([
      'export function sum(prices: number[]): number {',
      '  return prices.reduce((total, price) => total + price, 0);',
      '}',
    ]);
  });

  it('moves a region to the margin', async () => {
    const [code] = await fencesOf(fence(`ts file="${SHOWN}" region="count"`));
    expect(code).toMatchObject({ meta: null });
    expect(code?.value.split('\n')[0]).toBe('count(prices: number[]): number {');
  });

  it('without a region shows the whole file, without the comments of regions', async () => {
    const [code] = await fencesOf(fence(`ts file="${SHOWN}"`));
    expect(code?.value).toContain('export function sum');
    expect(code?.value).toContain('export class Cart');
    expect(code?.value).not.toContain('region');
  });

  it('in a translation shows the file beside the English page', async () => {
    const [code] = await fencesOf(fence(`ts file="${SHOWN}" region="sum"`), TRANSLATED);
    expect(code?.value).toContain('export function sum');
  });

  it('leaves other fences as they are', async () => {
    const [code] = await fencesOf(fence('ts title="a.ts"', 'const file = "./b.ts";'));
    expect(code).toMatchObject({ meta: 'title="a.ts"', value: 'const file = "./b.ts";' });
  });
});

describe('errors name the page and the line of the fence', () => {
  it.each([
    [
      'a file that does not exist',
      fence('ts file="./gone.ts"'),
      'there is no file "./gone.ts" (looked for docs/orders/gone.ts)',
    ],
    [
      'a region that does not exist',
      fence(`ts file="${SHOWN}" region="sort"`),
      'docs/orders/__tests__/shown.ts: there is no "#region sort"',
    ],
    [
      'a path that is not relative',
      fence('ts file="shown.ts"'),
      'the file of a fence is a path relative to the page, got "shown.ts"',
    ],
    [
      'a region without a file',
      fence('ts region="sum"', 'const a = 1;'),
      'a region needs the file that it is in: file="./…"',
    ],
    [
      'code in the fence',
      fence(`ts file="${SHOWN}"`, 'const a = 1;'),
      `a fence that shows "${SHOWN}" does not have code of its own`,
    ],
  ])('%s', async (_title, text, reason) => {
    await expect(fencesOf(`# Title\n\n${text}`)).rejects.toThrow(new Error(`${PAGE}:3: ${reason}`));
  });
});

describe('files that a page shows', () => {
  const text = [
    fence(`ts file="${SHOWN}" region="sum"`),
    fence('ts', 'const file="./b.ts";'),
    '- Item:\n',
    fence('css title="a.css" file="./a.css"').replace(/^/gm, '  '),
  ].join('\n');

  it('are those of its fences, also in lists', () => {
    expect(filesOfFences(text)).toEqual([SHOWN, './a.css']);
  });

  it.each([PAGE, TRANSLATED])('are dependencies of %s', (resourcePath) => {
    const found: string[] = [];
    const context = {
      resourcePath,
      getOptions: () => ({ siteDir }),
      addDependency: (file: string) => found.push(file),
    };
    const loader = codeFilesLoader as unknown as (this: typeof context, mdx: string) => string;
    expect(loader.call(context, text)).toBe(text);
    expect(found.map((file) => path.relative(siteDir, file))).toEqual([
      'docs/orders/__tests__/shown.ts',
      'docs/orders/a.css',
    ]);
  });
});
