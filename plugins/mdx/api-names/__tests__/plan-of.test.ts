import path from 'node:path';
import type { TableRow } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { fillPlanOf, planElement } from '../plan-of';
import { readReference } from '../reference';
import { createSite } from './fixture-site';

const REFERENCE = readReference(path.join(createSite(), 'docs'));

/** A row of a table that ends with `<PlanOf …>`, and what its cells then say. */
function cellsOf(attributes: Record<string, string>): string[] {
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'PlanOf',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
  const row: TableRow = {
    type: 'tableRow',
    children: [
      { type: 'tableCell', children: [{ type: 'text', value: 'Feature' }] },
      { type: 'tableCell', children: [element] },
    ],
  };
  fillPlanOf(row, planElement(row) ?? element, REFERENCE);
  return row.children.slice(1).map(({ children: [cell] }) => {
    const said = (cell as MdxJsxTextElement).attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? (attribute.value ?? attribute.name) : '',
    );
    return said.join(' ');
  });
}

it('says for each plan whether it has the name', () => {
  expect(cellsOf({ name: 'rows' })).toEqual(['included', 'included', 'included']);
  expect(cellsOf({ name: 'DataGridPremium' })).toEqual(['', '', 'included']);
});

it('says in words what a plan has of it', () => {
  expect(cellsOf({ name: 'rows', community: 'one', pro: 'several' })).toEqual([
    'included one',
    'included several',
    'included',
  ]);
});

it('stops for a name that the grid does not have', () => {
  expect(() => cellsOf({ name: 'rowz' })).toThrow(
    '"rowz" is not in the reference; the nearest name is "rows"',
  );
  expect(() => cellsOf({ name: 'SimpleTreeView' })).toThrow(
    '"SimpleTreeView" is not in the reference',
  );
});

it('stops for what it does not know', () => {
  const shape = 'Write <PlanOf name="treeData" />';
  expect(() => cellsOf({})).toThrow(shape);
  expect(() => cellsOf({ name: 'rows', ultimate: 'all' })).toThrow(shape);
});
