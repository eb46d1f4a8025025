export interface AreaItem {
  id: string;
  label: string;
  children?: AreaItem[];
}

/** Regions, towns, quarters and streets to which a bakery delivers. */
export const areas: AreaItem[] = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      {
        id: 'nordhaven',
        label: 'Nordhaven',
        children: [
          {
            id: 'old-port',
            label: 'Old port',
            children: [
              { id: 'rope-street', label: 'Rope Street' },
              { id: 'sail-lane', label: 'Sail Lane' },
            ],
          },
          { id: 'dunes', label: 'Dunes' },
        ],
      },
    ],
  },
  {
    id: 'valley',
    label: 'Valley',
    children: [
      {
        id: 'millbridge',
        label: 'Millbridge',
        children: [{ id: 'mill-lane', label: 'Mill Lane' }],
      },
      { id: 'oakfield', label: 'Oakfield' },
    ],
  },
];
