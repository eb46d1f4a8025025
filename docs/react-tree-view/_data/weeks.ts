export interface PlanItem {
  id: string;
  label: string;
  children?: PlanItem[];
}

/** Weeks of a workshop, and the jobs in them. */
export const weeks: PlanItem[] = [
  {
    id: 'week-done',
    label: 'Last week (closed)',
    children: [{ id: 'job-hinges', label: 'Hinges for the gate' }],
  },
  {
    id: 'week-now',
    label: 'This week',
    children: [
      { id: 'job-stairs', label: 'Stairs, oak' },
      { id: 'job-bench', label: 'Garden bench' },
    ],
  },
  {
    id: 'week-next',
    label: 'Next week',
    children: [{ id: 'job-shutters', label: 'Shutters' }],
  },
];

/** The place of an item: its parent, or `null` for the top level, and its index from 0. */
export interface Place {
  parentId: string | null;
  index: number;
}

function without(list: PlanItem[], id: string): PlanItem[] {
  return list
    .filter((item) => item.id !== id)
    .map((item) => (item.children ? { ...item, children: without(item.children, id) } : item));
}

function find(list: PlanItem[], id: string): PlanItem | undefined {
  for (const item of list) {
    const found = item.id === id ? item : find(item.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

function insert(list: PlanItem[], item: PlanItem, { parentId, index }: Place): PlanItem[] {
  if (parentId === null) return [...list.slice(0, index), item, ...list.slice(index)];
  return list.map((parent) => {
    const children = parent.children ?? [];
    if (parent.id !== parentId) {
      return parent.children
        ? { ...parent, children: insert(children, item, { parentId, index }) }
        : parent;
    }
    return { ...parent, children: [...children.slice(0, index), item, ...children.slice(index)] };
  });
}

/** New records with the item at another place. */
export function placeItem(list: PlanItem[], id: string, place: Place): PlanItem[] {
  const item = find(list, id);
  return item ? insert(without(list, id), item, place) : list;
}

/** The place of an item, and the number of its siblings with it. */
export function placeOf(
  list: PlanItem[],
  id: string,
  parentId: string | null = null,
): (Place & { count: number }) | undefined {
  const index = list.findIndex((item) => item.id === id);
  if (index !== -1) return { parentId, index, count: list.length };
  for (const item of list) {
    const place = placeOf(item.children ?? [], id, item.id);
    if (place) return place;
  }
  return undefined;
}
