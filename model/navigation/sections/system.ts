import type { NavigationEntry } from '../types';

export const system = [
  {
    pathname: '/system/getting-started-group',
    children: [{ pathname: '/system/getting-started' }],
  },
  { pathname: '/system/components-group', children: [{ pathname: '/system/all-components' }] },
] as const satisfies readonly NavigationEntry[];
