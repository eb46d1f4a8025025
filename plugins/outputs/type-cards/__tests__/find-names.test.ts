import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocsVersion } from '../../../../model/docs-version';
import { CardWriter } from '../describe-card';
import { findExports, readModule } from '../find-exports';
import { NameFinder } from '../find-names';
import { MemberPlaces } from '../member-places';
import { createCodeProgram } from '../program';
import type { MemberPlace } from '../reference-places';

const PACKAGE = `
/** A row. Nothing else. */
export type Row = { id: Id };
type Id = string | number;
export interface Column { field: string; /** @deprecated Use \`field\`. */ title?: string; render?: (row: Row) => Column }
interface GridProps { rows: Row[]; columns?: readonly Column[]; slots?: { toolbar?: string }; }
export declare const Grid: (props: GridProps) => JSX.Element;
export declare function useColumns(count: number): Column[];
/** @deprecated Use something else. It is gone soon. */
export declare const OLD: 1;
export {};
`;

const CODE = `
import { Grid as Table, useColumns, type Column } from '@mui/x-grid';
const columns: Column[] = [{ field: 'a', render: () => ({ field: 'b' }) }];
const other = { field: 1, Table: 2 };
function Inner(useColumns: string) { return useColumns; }
export default function Demo() {
  useColumns(1);
  return <Table rows={[]} columns={[{ field: 'c' }]} slots={{ toolbar: 'd' }} data-x="1" />;
}
`;

const VERSION: DocsVersion = {
  id: 'test',
  docs: 'current',
  path: '',
  label: 'test',
  status: 'current',
  banner: 'none',
  date: null,
  packages: null,
  families: {},
};

const MEMBERS: MemberPlace[] = [
  { kind: 'prop', owner: 'Grid', name: 'rows', to: '#rows' },
  { kind: 'prop', owner: 'Grid', name: 'columns', to: '#columns' },
  { kind: 'slot', owner: 'Grid', name: 'toolbar', to: '#toolbar' },
  { kind: 'prop', owner: 'Column', name: 'field', to: '#field' },
];

function createSite() {
  const site = mkdtempSync(path.join(tmpdir(), 'cards-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  };
  const compilerOptions = {
    jsx: 'preserve',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2015'],
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['none.ts'] }));
  write('node_modules/@mui/x-grid/index.d.ts', PACKAGE);
  const packagesDir = path.join(site, 'node_modules');
  const demo = path.join(site, 'demo.tsx');
  const main = path.join(packagesDir, '@mui/x-grid/index.d.ts');
  const program = createCodeProgram(site, VERSION, [main], [{ file: demo, text: CODE }]);
  const exports = findExports(
    program,
    [readModule(program, packagesDir, '@mui/x-grid')],
    new Map(),
  );
  return { program, exports, source: program.getSourceFile(demo) };
}

const { program, exports: all, source } = createSite();
const checker = program.getTypeChecker();

function linesWithNames(): string[] {
  const finder = new NameFinder(checker, new MemberPlaces(checker, MEMBERS, all), (_, name) => ({
    card: name,
  }));
  const names = source ? finder.find(source) : [];
  return names.map(({ start, name, target }) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${line} ${name} ${target.to ?? target.card}`;
  });
}

it('finds imports, props and members by their declarations, in the order of the code', () => {
  expect(linesWithNames()).toEqual([
    ...['1 Grid Grid', '1 Table Grid', '1 useColumns useColumns', '1 Column Column'],
    ...['2 Column Column', '2 field #field', '2 field #field'],
    '6 useColumns useColumns',
    ...[
      '7 Table Grid',
      '7 rows #rows',
      '7 columns #columns',
      '7 field #field',
      '7 toolbar #toolbar',
    ],
  ]);
});

it('describes all that a package exports or declares', () => {
  const writer = new CardWriter(checker, new Map([['Grid', { to: '/x/grid/', since: '7.1' }]]));
  const cards = [...all.values()].map((found) => writer.describe(found));
  const card = (name: string) => cards.find((each) => each.name === name);
  expect(card('Row')).toMatchObject({
    kind: 'type',
    code: 'type Row = {\n  id: Id;\n};',
    from: '@mui/x-grid',
    summary: 'A row.',
  });
  expect(card('Id')).toMatchObject({ kind: 'type', code: 'type Id = string | number;' });
  expect(card('Id')?.from).toBeUndefined();
  expect(card('Grid')).toMatchObject({
    kind: 'component',
    code: 'function Grid(props: GridProps): JSX.Element',
    to: '/x/grid/',
    since: '7.1',
  });
  expect(card('useColumns')).toMatchObject({
    kind: 'hook',
    code: 'function useColumns(count: number): Column[];',
  });
  expect(card('OLD')).toMatchObject({ kind: 'constant', deprecated: 'Use something else.' });
});
