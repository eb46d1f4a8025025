/** A part of a book, a chapter, or one of its sections. */
export interface OutlineItem {
  id: string;
  label: string;
  children?: OutlineItem[];
}

export type Direction = 'up' | 'down' | 'in' | 'out';

export const outline: OutlineItem[] = [
  {
    id: 'before',
    label: 'Before you build',
    children: [
      { id: 'soil', label: 'Reading the soil' },
      { id: 'permit', label: 'The permit' },
    ],
  },
  {
    id: 'shell',
    label: 'The shell',
    children: [
      { id: 'walls', label: 'Walls' },
      { id: 'windows', label: 'Windows' },
      { id: 'roof', label: 'Roof' },
    ],
  },
];

/** Moves the item at `index` within its list, or to the end of the children of the item before. */
function moveWithin(list: OutlineItem[], index: number, direction: Direction): OutlineItem[] {
  const item = list[index];
  if (!item || direction === 'out') return list;
  const others = list.filter((other) => other !== item);
  if (direction === 'in') {
    const before = list[index - 1];
    if (!before) return list;
    const parent = { ...before, children: [...(before.children ?? []), item] };
    return others.map((other) => (other === before ? parent : other));
  }
  const place = direction === 'up' ? index - 1 : index + 1;
  return [...others.slice(0, Math.max(place, 0)), item, ...others.slice(Math.max(place, 0))];
}

/** The outline after a move. An item that cannot move further keeps its position. */
export function moveItem(list: OutlineItem[], id: string, direction: Direction): OutlineItem[] {
  const index = list.findIndex((item) => item.id === id);
  if (index !== -1) return moveWithin(list, index, direction);
  return list.flatMap((parent) => {
    const below = parent.children ?? [];
    const item = below.find((child) => child.id === id);
    if (item && direction === 'out') {
      return [{ ...parent, children: below.filter((child) => child !== item) }, item];
    }
    return [{ ...parent, children: moveItem(below, id, direction) }];
  });
}

/** Ids of all items with children. */
export function parentIds(list: OutlineItem[]): string[] {
  return list.flatMap(({ id, children = [] }) =>
    children.length > 0 ? [id, ...parentIds(children)] : [],
  );
}

/** The position of an item: its list, its number in it, starting at 1, and its parent. */
export interface Position {
  parent?: OutlineItem;
  number: number;
  count: number;
}

export function positionOf(
  list: OutlineItem[],
  id: string,
  parent?: OutlineItem,
): Position | undefined {
  const index = list.findIndex((item) => item.id === id);
  if (index !== -1) return { parent, number: index + 1, count: list.length };
  for (const item of list) {
    const position = positionOf(item.children ?? [], id, item);
    if (position) return position;
  }
  return undefined;
}
