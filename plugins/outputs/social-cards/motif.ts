import { BLUE } from '../../../model/design-tokens';
import type { NamedFamily } from '../../../model/named-families';
import type { Block } from './card-element';

const SOFT = BLUE[50];
const MIDDLE = BLUE[200];
const STRONG = BLUE[500];

/** Left edge of the drawing, which runs out of the card on the right. */
const LEFT = 848;

/** Numbers from 0 on. */
function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** Rows and columns, the head above them and a row that is selected. */
function table(): Block[] {
  const colorOf = (row: number, column: number) => {
    if (row === 0) return STRONG;
    if (row === 3) return MIDDLE;
    return column === 0 ? BLUE[100] : SOFT;
  };
  return range(7).flatMap((row) =>
    range(3).map((column): Block => {
      const width = column === 0 ? 90 : 150;
      const left = LEFT + (column === 0 ? 0 : 102 + (column - 1) * 162);
      return [left, 60 + row * 76, width, 64, colorOf(row, column), 10];
    }),
  );
}

/** The days of a month, with a range of them. */
function month(): Block[] {
  return range(6).flatMap((week) =>
    range(5).map((day): Block => {
      const number = week * 5 + day;
      const isEnd = number === 12 || number === 17;
      const isBetween = number > 12 && number < 17;
      const color = isEnd ? STRONG : isBetween ? MIDDLE : SOFT;
      return [LEFT + day * 88, 60 + week * 88, 72, 72, color, 36];
    }),
  );
}

/** Bars on one baseline. */
function bars(): Block[] {
  const heights = [150, 250, 200, 330, 420];
  return heights.map((height, index): Block => {
    const color = index === 3 ? STRONG : index % 2 === 0 ? MIDDLE : BLUE[100];
    return [LEFT + index * 80, 560 - height, 60, height, color, 10];
  });
}

/** Items below items. */
function tree(): Block[] {
  const depths = [0, 1, 2, 2, 1, 2, 0];
  return depths.flatMap((depth, row): Block[] => {
    const left = LEFT + depth * 56;
    const top = 64 + row * 74;
    const isSelected = row === 3;
    return [
      [left, top + 14, 28, 28, depth < 2 ? STRONG : MIDDLE, 8],
      [left + 44, top, 360, 56, isSelected ? MIDDLE : SOFT, 10],
    ];
  });
}

/** The logo, large. */
function tiles(): Block[] {
  return [
    [LEFT + 20, 60, 170, 130, STRONG, 22],
    [LEFT + 20, 214, 170, 356, MIDDLE, 22],
    [LEFT + 214, 60, 220, 243, MIDDLE, 22],
    [LEFT + 214, 327, 220, 243, STRONG, 22],
  ];
}

const MOTIFS: Partial<Record<NamedFamily['id'], () => Block[]>> = {
  'data-grid': table,
  'date-pickers': month,
  charts: bars,
  'tree-view': tree,
};

/** The drawing beside the text of a card: the shape of the family's components. */
export function motifOf(family: NamedFamily['id'] | undefined): Block[] {
  return ((family && MOTIFS[family]) ?? tiles)();
}
