import type { GridInitialState } from '@mui/x-data-grid';
import { parseState } from './parseState';
import { readStored, store } from './storage';

export interface View {
  name: string;
  state: GridInitialState;
}

const KEY = 'orders.views';
const VERSION = 1;

/** Initial views for all users. */
const FIRST = [
  { name: 'All orders', state: {} },
  {
    name: 'Large and open',
    state: {
      columns: { columnVisibilityModel: { country: false } },
      sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
      filter: {
        filterModel: {
          items: [{ field: 'status', operator: 'equals', value: 'Open' }],
        },
      },
    },
  },
];

export function readViews(columns: readonly { field: string }[]): View[] {
  const stored = readStored(KEY, VERSION);
  const views: unknown[] = Array.isArray(stored) ? stored : FIRST;
  return views.flatMap((view) => {
    const { name, state } = (view ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || name === '') return [];
    return [{ name, state: parseState(state, columns) }];
  });
}

export function storeViews(views: View[]) {
  store(KEY, VERSION, views);
}
