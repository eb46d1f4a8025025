import { CodeSyntaxError, compile } from '../compile';
import { lineOfError } from '../error-location';
import { evalFactory } from './eval-factory';

async function exportsOf(
  code: string,
  modules: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const exports = {};
  const start = await evalFactory(compile(code, 'TS', 'edited:///a.tsx'));
  start((request) => modules[request], exports, 'file:///a.tsx', 0);
  return exports;
}

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

it('runs TypeScript', async () => {
  const code = `interface Row { id: number }
const rows: Row[] = [{ id: 1 }, { id: 2 }];
export const ids = rows.map(({ id }) => id satisfies number);
export default function total<T>(value: T): T { return value!; }`;
  const exports = await exportsOf(code);
  expect(exports.ids).toEqual([1, 2]);
  expect(exports.default).toBeInstanceOf(Function);
});

it('asks for what is imported, and not for types', () => {
  const { requests } = compile(
    `import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { type Product } from './products';
import 'dayjs/locale/de';
const columns: GridColDef<Order & Product>[] = [];
export default () => <Box><DataGrid columns={columns} rows={React.useState([])[0]} /></Box>;`,
    'TS',
    'a',
  );
  expect(requests.sort()).toEqual([
    '@mui/material/Box',
    '@mui/x-data-grid',
    'dayjs/locale/de',
    'react',
    'react/jsx-runtime',
  ]);
});

it.each([
  ['what the compiler finds', 'const a = 1;\nconst b = ;\n', 2],
  ['what stands where nothing can', 'const a = 1;\n\na = { b: 2 } =>;\n', 3],
  ['JSX that is not closed', 'function A() {\n  return <div>\n    <b>\n  </div>;\n}\n', 4],
  ['what is wrong in an arrow function', 'const a = () => (\n  <b>\n    {1 +}\n  </b>\n);\n', 3],
])('names the line of %s', (_, code, line) => {
  const error = thrownBy(() => compile(code, 'TS', 'a'));
  expect(error).toBeInstanceOf(CodeSyntaxError);
  expect(error).toMatchObject({ line });
  expect((error as Error).message).not.toMatch(/\(\d+:\d+\)/);
});

it('JavaScript has no types', () => {
  const code = 'const a: number = 1;\n';
  expect(() => compile(code, 'TS', 'a')).not.toThrow();
  expect(thrownBy(() => compile(code, 'JS', 'a'))).toBeInstanceOf(CodeSyntaxError);
});

it('finds the line in which something is thrown', async () => {
  const code = `import { useState } from 'react';

interface Broken {
  a: number;
}

export function fail(): Broken {
  throw new Error('Broken on purpose');
}`;
  const { fail } = await exportsOf(code, { react: {} });
  const error = thrownBy(fail as () => unknown);
  expect(lineOfError(error, 'edited:///a.tsx')).toBe(8);
  expect(lineOfError(error, 'edited:///b.tsx')).toBeUndefined();
  expect(lineOfError('no error', 'edited:///a.tsx')).toBeUndefined();
});

it('knows where it is, and starts workers beside itself', async () => {
  const started: string[] = [];
  function Worker(url: URL): void {
    started.push(url.href);
  }
  const code = `new Worker(new URL('./sum.ts', import.meta.url));`;
  const start = await evalFactory(compile(code, 'TS', 'a'));
  start(() => ({}), {}, 'file:///docs/a/b.tsx', Worker);
  expect(started).toEqual(['file:///docs/a/sum.ts']);
});
