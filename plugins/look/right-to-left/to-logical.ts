/** A declaration of CSS: a property and its value. */
export interface Declaration {
  prop: string;
  value: string;
}

/** Splits a value at its spaces, outside brackets; PostCSS hands its own to plugins. */
export type SplitValue = (value: string) => string[];

/** Properties whose logical counterpart takes the same value. */
const RENAMED: Record<string, string> = {
  left: 'inset-inline-start',
  right: 'inset-inline-end',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};

/** Properties whose value names a side. */
const SIDES: Record<string, Record<string, string>> = {
  'text-align': { left: 'start', right: 'end' },
};

const ONE_SIDE = /^(margin|padding|border)-(left|right)(-(?:width|style|color))?$/;
const FOUR_SIDES = /^(margin|padding|border)(-width|-style|-color)?$/;

function renamedSide(prop: string): string | undefined {
  const [, box, side, part = ''] = ONE_SIDE.exec(prop) ?? [];
  return box && `${box}-inline-${side === 'left' ? 'start' : 'end'}${part}`;
}

/** `margin: 1px 2px 3px 4px`, where right and left differ, becomes one for each axis. */
function bothAxes({ prop, value }: Declaration, split: SplitValue): Declaration[] | undefined {
  const [, box, part = ''] = FOUR_SIDES.exec(prop) ?? [];
  const [top, right, bottom, left] = split(value);
  if (!box || (box === 'border' && part === '')) return undefined;
  if (left === undefined || left === right) return undefined;
  return [
    { prop: `${box}-block${part}`, value: `${top} ${bottom}` },
    { prop: `${box}-inline${part}`, value: `${left} ${right}` },
  ];
}

/**
 * Replaces left and right in a declaration with start and end: the same from left to right, mirrored
 * from right to left.
 * @returns undefined for a declaration without sides, or without a logical counterpart in CSS
 */
export function toLogical(
  declaration: Declaration,
  split: SplitValue,
): [Declaration, ...Declaration[]] | undefined {
  const { prop, value } = declaration;
  const renamed = RENAMED[prop] ?? renamedSide(prop);
  if (renamed) return [{ prop: renamed, value }];
  const side = SIDES[prop]?.[value];
  if (side) return [{ prop, value: side }];
  return bothAxes(declaration, split) as [Declaration, ...Declaration[]] | undefined;
}
