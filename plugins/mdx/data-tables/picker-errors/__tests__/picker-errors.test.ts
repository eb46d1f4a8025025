import type { Root, Table, TableCell } from 'mdast';
import { VFile } from 'vfile';
import { errorTypesOf, readErrorTypes } from '../read-error-types';
import { remarkPickerErrors } from '../remark-picker-errors';

const headCell = (name: string): TableCell => ({
  type: 'tableCell',
  children: [{ type: name === 'Code' ? 'text' : 'inlineCode', value: name }],
});

function tableOf(...names: string[]): string[] {
  const table: Table = {
    type: 'table',
    children: [{ type: 'tableRow', children: names.map(headCell) }],
  };
  const element = {
    type: 'mdxJsxFlowElement' as const,
    name: 'PickerErrors',
    attributes: [],
    children: [table],
    position: { start: { line: 3, column: 1 }, end: { line: 6, column: 1 } },
  };
  const root: Root = { type: 'root', children: [element] };
  remarkPickerErrors()(root, new VFile({ path: '/site/docs/page/index.mdx' }));
  expect(root.children).toEqual([table]);
  return table.children.map(({ children }) =>
    children.map(({ children: [text] }) => (text && 'value' in text ? text.value : '')).join(' '),
  );
}

it('reads unions, what they name, and arguments', () => {
  const types = errorTypesOf([
    "type Common = 'invalid' | null; export type Day = Common | 'late';",
    "type Pair<E> = [E | 'range', E | 'range']; export type Days = Pair<Day>;",
  ]);
  expect([...types.keys()]).toEqual(['Day', 'Days']);
  expect([...(types.get('Day') ?? [])]).toEqual(['invalid', 'late']);
  expect([...(types.get('Days') ?? [])].sort()).toEqual(['invalid', 'late', 'range']);
});

it('knows the codes of the installed package', () => {
  const types = readErrorTypes();
  expect(types.get('DateValidationError')).toContain('shouldDisableMonth');
  expect(types.get('DateValidationError')).not.toContain('minutesStep');
  expect(types.get('DateTimeRangeValidationError')).toContain('invalidRange');
});

it('makes a row for each code', () => {
  const [head, ...rows] = tableOf('Code', 'DateValidationError', 'TimeValidationError');
  expect(head).toBe('Code DateValidationError TimeValidationError');
  expect(rows).toEqual(
    expect.arrayContaining(['invalidDate ✓ ✓', 'minDate ✓ –', 'minutesStep – ✓']),
  );
});

it('names page and line where a type does not exist', () => {
  expect(() => tableOf('Code', 'DayError')).toThrow(
    '/site/docs/page/index.mdx:3: there is no type of errors DayError',
  );
});
