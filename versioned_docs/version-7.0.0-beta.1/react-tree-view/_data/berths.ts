export interface Berth {
  id: string;
  label: string;
  /** Meters. Piers have no length. */
  length?: number;
  overdue?: boolean;
  children?: Berth[];
}

/** Piers of a small harbor, and their boats. */
export const piers: Berth[] = [
  {
    id: 'pier-a',
    label: 'Pier A',
    children: [
      { id: 'berth-a1', label: 'Kittiwake', length: 9.4 },
      { id: 'berth-a2', label: 'Old Ferry', length: 14.2, overdue: true },
      { id: 'berth-a3', label: 'Sandpiper', length: 7.8 },
    ],
  },
  {
    id: 'pier-b',
    label: 'Pier B',
    children: [
      { id: 'berth-b1', label: 'North Wind', length: 11.6 },
      { id: 'berth-b2', label: 'Marigold', length: 8.1, overdue: true },
    ],
  },
  { id: 'mooring', label: 'Blue Heron, at the buoy', length: 12.5, overdue: true },
];

export const berths: Berth[] = piers.flatMap((pier) => pier.children ?? [pier]);
