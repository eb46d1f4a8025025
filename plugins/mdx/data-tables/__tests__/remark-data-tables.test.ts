import { WORKING_COPY } from '../../../../model/library-versions';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { remarkDataTables } from '../remark-data-tables';
import { fillTable } from './fill-table';

const HEAD = ['a', 'b', 'c', 'd', 'e'];

it('keeps the head that the page writes, and adds rows to it', async () => {
  const [head, ...rows] = await fillTable('PackageTable', { head: HEAD });
  expect(head).toEqual(HEAD);
  expect(rows.length).toBeGreaterThan(5);
});

it('names page and line of an element without a table', async () => {
  await expect(fillTable('GridLocales', {})).rejects.toThrow(
    '/site/docs/page/index.mdx:3: <GridLocales> holds the head of a table',
  );
});

it('names page, line and columns of a head that does not fit', async () => {
  await expect(fillTable('GridLocales', { head: ['a', 'b'] })).rejects.toThrow(
    '/site/docs/page/index.mdx:3: <GridLocales> holds the head of a table with 5 columns',
  );
});

it('leaves all other elements alone', async () => {
  const names = ['Demo', 'constructor', null];
  const root: Root = {
    type: 'root',
    children: names.map((name) => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: [],
    })),
  };
  const before = structuredClone(root);
  const options = {
    siteDir: '/site',
    packagesDir: '/site/node_modules',
    version: WORKING_COPY,
  };
  await remarkDataTables(options)(root, new VFile({ path: '/site/docs/a.mdx' }));
  expect(root).toEqual(before);
});
