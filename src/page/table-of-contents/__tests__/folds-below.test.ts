import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import { foldsBelow } from '../folds-below';

function heading(below: number): TOCTreeNode {
  const children = Array.from({ length: below }, (_, index) => ({
    ...{ id: `${below}-${index}`, value: 'x', level: 3, children: [] },
  }));
  return { id: String(below), value: 'x', level: 2, children };
}

it.each([
  ['a section of a page', 4, [4, 5, 6], false],
  ['a long section', 160, [160], true],
  ['the first that is long', 13, [13], true],
  ['the last that is not', 12, [12], false],
  ['a short one among very many', 3, Array.from({ length: 37 }, () => 3), true],
  ['one with one, which would need a line anyway', 1, Array.from({ length: 50 }, () => 1), false],
  ['one with none', 0, [0, 160], false],
])('%s', (_, below, all, folds) => {
  expect(foldsBelow(heading(below), all.map(heading))).toBe(folds);
});
