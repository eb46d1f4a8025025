import type { NavigationEntry } from '../types';

export const baseUi = [
  {
    pathname: '/base-ui/getting-started-group',
    children: [{ pathname: '/base-ui/getting-started' }],
  },
  { pathname: '/base-ui/components-group', children: [{ pathname: '/base-ui/all-components' }] },
] as const satisfies readonly NavigationEntry[];
