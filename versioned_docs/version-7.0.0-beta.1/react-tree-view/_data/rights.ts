export interface Right {
  id: string;
  label: string;
  children?: Right[];
}

/** Permissions in the software of a small shop. */
export const rights: Right[] = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'orders-read', label: 'Read' },
      { id: 'orders-change', label: 'Change' },
      {
        id: 'refunds',
        label: 'Refunds',
        children: [
          { id: 'refunds-small', label: 'Up to 50' },
          { id: 'refunds-large', label: 'More than 50' },
        ],
      },
    ],
  },
  {
    id: 'stock',
    label: 'Stock',
    children: [
      { id: 'stock-count', label: 'Count' },
      { id: 'stock-write-off', label: 'Write off' },
    ],
  },
];

/** The leaves below each id. A leaf contains only itself. */
export const rightsBelow = new Map<string, string[]>();

/** The full name of each id, such as `Orders / Read`. */
export const rightNames = new Map<string, string>();

function collect({ id, label, children }: Right, above = ''): string[] {
  rightNames.set(id, above + label);
  const below = children?.flatMap((child) => collect(child, `${above}${label} / `)) ?? [id];
  rightsBelow.set(id, below);
  return below;
}

export const rightCount = rights.flatMap((right) => collect(right)).length;
