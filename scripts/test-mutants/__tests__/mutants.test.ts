import { readFileSync } from 'node:fs';
import { workingDocs } from '../../docs-folders.cjs';
import { chooseMutants, isAskedFor } from '../choose-mutants.mjs';
import { LEFT_OUT, whyLeftOut } from '../equivalent-mutants.mjs';
import { findMutants } from '../find-mutants.mjs';
import { withMutants } from '../mutate-code.mjs';
import ts from 'typescript';

const DEMO = `import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

export default function Demo() {
  const [open, setOpen] = React.useState(false);
  return (
    <div hidden={!open}>
      <Button disabled onClick={() => setOpen(true)}>Open</Button>
      <DataGrid rows={[]} columns={[]} checkboxSelection pageSizeOptions={[5]} onCellClick={setOpen} />
    </div>
  );
}
`;

const whats = (code: string) =>
  findMutants(code, 'Demo.tsx').map(({ id }) => id.slice(id.indexOf(' ') + 1));

/** Runs the demo's code and returns what its component renders. */
function render(code: string, ...mutants: string[]) {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, jsx: ts.JsxEmit.React },
  });
  const calls: unknown[] = [];
  const parts: Record<string, Record<string, unknown>> = {};
  const modules: Record<string, unknown> = {
    react: {
      useState: (value: unknown) => [value, (next: unknown) => calls.push(next)],
      createElement: (type: string, props: Record<string, unknown>) => (parts[type] = props),
    },
    '@mui/x-data-grid': { DataGrid: 'DataGrid' },
    '@mui/material/Button': { __esModule: true, default: 'Button' },
  };
  if (mutants.length > 0) Reflect.set(globalThis, 'demoMutants', mutants);
  const exported: { default?: () => unknown } = {};
  new Function('require', 'exports', outputText)((name: string) => modules[name], exported);
  exported.default?.();
  return { parts, calls };
}

const idOf = (what: string) =>
  findMutants(DEMO, 'Demo.tsx').find(({ id }) => id.endsWith(what))?.id ?? '';

describe('findMutants', () => {
  it('finds props of MUI X, handlers of all components, and updates of states', () => {
    expect(whats(DEMO)).toEqual([
      'ignores onClick',
      'never calls setOpen',
      'lacks checkboxSelection',
      'lacks pageSizeOptions',
      'ignores onCellClick',
    ]);
  });

  it('names file, line and column', () => {
    expect(idOf('lacks checkboxSelection')).toBe('Demo.tsx:10:40 lacks checkboxSelection');
  });
});

describe('withMutants', () => {
  const code = withMutants(DEMO, 'Demo.tsx');

  afterEach(() => Reflect.deleteProperty(globalThis, 'demoMutants'));

  it('changes nothing while no mutant is chosen', () => {
    const { parts, calls } = render(code);
    expect(parts.DataGrid).toMatchObject({ checkboxSelection: true, pageSizeOptions: [5] });
    (parts.Button?.onClick as () => void)();
    expect(calls).toEqual([true]);
  });

  it('drops a prop, and only that one', () => {
    const { parts } = render(code, idOf('lacks pageSizeOptions'));
    expect(parts.DataGrid).not.toHaveProperty('pageSizeOptions');
    expect(parts.DataGrid).toHaveProperty('checkboxSelection', true);
  });

  it('ignores an event, or what it would set', () => {
    for (const what of ['ignores onClick', 'never calls setOpen']) {
      const { parts, calls } = render(code, idOf(what));
      (parts.Button?.onClick as () => void)();
      expect(calls).toEqual([]);
    }
  });

  it('switches many mutants on at once', () => {
    const { parts } = render(code, idOf('lacks pageSizeOptions'), idOf('lacks checkboxSelection'));
    expect(parts.DataGrid).not.toHaveProperty('pageSizeOptions');
    expect(parts.DataGrid).not.toHaveProperty('checkboxSelection');
    expect(parts.DataGrid).toHaveProperty('onCellClick');
  });

  it('keeps code that has nothing to break', () => {
    expect(withMutants('export const answer = 42;', 'answer.tsx')).toBe(
      'export const answer = 42;',
    );
  });
});

describe('chooseMutants', () => {
  const demo = (file: string, count: number) => ({
    file,
    mutants: Array.from({ length: count }, (_, index) => ({
      id: `${file}:${index}`,
      kind: 'prop' as const,
      edits: [],
    })),
  });
  const demos = [demo('a', 3), demo('b', 1), demo('c', 2)];

  it('takes one of each demo before a second one, and always the same', () => {
    const chosen = chooseMutants(demos, { count: 4 });
    expect(new Set(chosen.slice(0, 3).map(({ id }) => id[0]))).toEqual(new Set(['a', 'b', 'c']));
    expect(chooseMutants([...demos].reverse(), { count: 4 })).toEqual(chosen);
  });

  it('takes others with another seed', () => {
    const many = Array.from({ length: 20 }, (_, index) => demo(`demo${index}`, 1));
    const chosen = chooseMutants(many, { count: 10 });
    expect(chooseMutants(many, { count: 10, seed: 'b' })).not.toEqual(chosen);
  });

  it('takes all where there are fewer', () => {
    expect(chooseMutants(demos, { count: 100 })).toHaveLength(6);
    expect(chooseMutants([], { count: 100 })).toEqual([]);
  });
});

describe('isAskedFor', () => {
  const { root } = workingDocs();
  const id = `${root}/react-charts/pie/A.tsx:12:3 lacks x`;
  const all = { family: '', only: [] };

  it('takes the mutants of a family, a page, a line', () => {
    expect(isAskedFor(id, all)).toBe(true);
    expect(isAskedFor(id, { ...all, family: 'react-charts' })).toBe(true);
    expect(isAskedFor(id, { ...all, family: 'react-data-grid' })).toBe(false);
    expect(isAskedFor(id, { ...all, only: ['B.tsx', 'pie/'] })).toBe(true);
    expect(isAskedFor(id, { ...all, only: ['pie/A.tsx:12'] })).toBe(true);
  });

  it('does not take the first digits for a line', () => {
    expect(isAskedFor(id, { ...all, only: ['pie/A.tsx:1'] })).toBe(false);
  });
});

test('every entry of the mutants to leave out is about one mutant', () => {
  const leftOut = [...new Set(LEFT_OUT.map(({ demo }) => demo))].flatMap((demo) => {
    const file = `${workingDocs().root}/${demo}`;
    const code = readFileSync(file, 'utf8');
    return findMutants(code, file).filter(({ id }) => whyLeftOut(id, code));
  });
  expect(leftOut).toHaveLength(LEFT_OUT.length);
});
