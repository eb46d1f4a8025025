import type { NavigationEntry } from './types';

export const migration = [
  {
    pathname: '/x/migration-v7',
    subheader: true,
    children: [
      { pathname: '/x/migration/migration-data-grid-v6' },
      {
        pathname: '/x/migration/migration-pickers-v6',
      },
      { pathname: '/x/migration/migration-tree-view-v6' },
      { pathname: '/x/migration/migration-charts-v6' },
      { pathname: '/x/migration/migration-7-29' },
    ],
  },
  {
    pathname: '/x/migration-v6',
    subheader: true,
    children: [
      { pathname: '/x/migration/migration-data-grid-v5' },
      {
        pathname: '/x/migration/migration-pickers-v5',
      },
      {
        pathname: '/x/migration/migration-tree-view-lab',
      },
    ],
  },
  {
    pathname: '/x/migration-earlier',
    subheader: true,
    children: [
      {
        pathname: '/x/migration/migration-pickers-lab',
      },
      {
        pathname: '/x/migration/migration-data-grid-v4',
      },
    ],
  },
] as const satisfies readonly NavigationEntry[];
