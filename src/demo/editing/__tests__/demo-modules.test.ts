/** @jest-environment jsdom */
import { DemoModules, type DemoParts } from '../demo-modules';
import { lineOfError } from '../error-location';
import { UserFacingError } from '../user-facing-error';
import { evalFactory } from './eval-factory';

const PATH = 'docs/react-data-grid/sorting/Orders.tsx';
const OWN = `import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { orders } from '../_data/orders';
export default function Orders() { return <DataGrid rows={orders} />; }`;

const jsxRuntime = { __esModule: true, jsx: (type: unknown, props: object) => ({ type, props }) };
const grid = { DataGrid: 'a grid', GridToolbar: 'a toolbar' };
const material = { Box: 'a box', Chip: 'a chip', chipClasses: { root: 'MuiChip-root' } };

function demo(parts: Partial<DemoParts> = {}): DemoModules {
  const all = {
    path: PATH,
    sources: new Map([
      [PATH, OWN],
      [
        'docs/react-data-grid/_data/orders.ts',
        `import { first } from './first';
export const orders = [first];
export const counter = { runs: 0 };`,
      ],
      ['docs/react-data-grid/_data/first.ts', 'export const first: { id: number } = { id: 1 };'],
    ]),
    libraries: {
      react: async () => ({ useState: () => [] }),
      'react/jsx-runtime': async () => jsxRuntime,
      'react-dom': async () => ({}),
      '@mui/x-data-grid': async () => grid,
      '@mui/x-charts': async () => ({ BarChart: 'a chart' }),
      '@mui/material': async () => material,
      '@mui/material/Box': async () => ({ default: material.Box }),
      '@mui/icons-material/Add': async () => ({ default: 'an icon' }),
    },
    workers: {},
    ...parts,
  };
  return new DemoModules(all, evalFactory);
}

async function failure(running: Promise<unknown>): Promise<unknown> {
  return running.then(
    () => {
      throw new Error('It ran');
    },
    (error: unknown) => error,
  );
}

async function run(code: string, modules = demo()): Promise<Record<string, unknown>> {
  return (await modules.run(code, 'TS', 1)) as Record<string, unknown>;
}

it('runs a demo with its files and packages', async () => {
  const { default: Orders } = await run(OWN);
  expect((Orders as () => unknown)()).toEqual({ type: 'a grid', props: { rows: [{ id: 1 }] } });
});

it('offers all exports of the packages, and parts that no demo imports', async () => {
  const exports = await run(`import { GridToolbar } from '@mui/x-data-grid';
import Chip, { chipClasses } from '@mui/material/Chip';
import Box from '@mui/material/Box';
export const found = [GridToolbar, Chip, chipClasses.root, Box];`);
  expect(exports.found).toEqual(['a toolbar', 'a chip', 'MuiChip-root', 'a box']);
});

it('runs the files of a demo once, whatever happens to the demo', async () => {
  const modules = demo();
  const code = `import { counter } from '../_data/orders';
counter.runs += 1;
export const { runs } = counter;`;
  expect((await run(code, modules)).runs).toBe(1);
  expect((await run(code, modules)).runs).toBe(2);
});

it.each(['../_data/orders', '../_data/orders.ts', '../_data/orders.js'])(
  'finds a file as %s',
  async (request) => {
    const { ids } = await run(
      `import { orders } from '${request}'; export const ids = orders.map(({ id }) => id);`,
    );
    expect(ids).toEqual([1]);
  },
);

it.each([
  ['a package that the site does not have', 'lodash'],
  ['a package of another demo', '@mui/x-charts'],
  ['a part that its package lacks', '@mui/material/Bax'],
  ['a file that the demo lacks', './columns'],
])('says what can be imported in place of %s', async (_, request) => {
  const code = `import * as React from 'react';
import * as found from '${request}';
export default [React, found];`;
  const modules = demo();
  const error = await failure(modules.run(code, 'TS', 3));
  expect(error).toBeInstanceOf(UserFacingError);
  expect(error).toMatchObject({
    key: 'editor.unknownImport',
    values: {
      request,
      known: '@mui/material, @mui/x-data-grid, react, react-dom, ../_data/orders, ../_data/first',
    },
  });
  expect(lineOfError(error, modules.nameOf(3))).toBe(2);
});

it('lists the parts of a package that has no root', async () => {
  const code = `import Add from '@mui/icons-material/Add'; export default Add;`;
  const modules = demo({ sources: new Map([[PATH, code]]) });
  const error = await failure(
    modules.run(`import Bin from '@mui/icons-material/Bin'; export default Bin;`, 'TS', 1),
  );
  expect(error).toMatchObject({
    values: { known: '@mui/icons-material/Add, react, react-dom' },
  });
});

it('says so where a package exports nothing of a name', async () => {
  const modules = demo();
  const { default: Orders } = (await modules.run(
    `import { DataGird } from '@mui/x-data-grid';
export default function Orders() {
  return <DataGird />;
}`,
    'TS',
    2,
  )) as { default: () => unknown };
  const error = await failure((async () => Orders())());
  expect(error).toMatchObject({
    key: 'editor.unknownExport',
    values: { request: '@mui/x-data-grid', name: 'DataGird' },
  });
  expect(lineOfError(error, modules.nameOf(2))).toBe(3);
});

it('passes on that a package could not be fetched, and fetches it the next time', async () => {
  const load = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ useState: () => [] });
  const modules = demo({
    sources: new Map([[PATH, '']]),
    libraries: { react: load },
  });
  const code = `import * as React from 'react'; export const found = !!React.useState;`;
  expect(await failure(run(code, modules))).toMatchObject({ message: 'no network' });
  expect((await run(code, modules)).found).toBe(true);
});

it('starts workers that the build has made', async () => {
  const worker = { postMessage: jest.fn() };
  const modules = demo({
    workers: { 'docs/react-data-grid/sorting/sum.ts': () => worker as unknown as Worker },
  });
  const { started } = await run(
    `export const started = new Worker(new URL('./sum.ts', import.meta.url));`,
    modules,
  );
  expect(started).toBe(worker);
});
