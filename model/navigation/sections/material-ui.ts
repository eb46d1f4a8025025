import type { NavigationEntry } from '../types';

export const materialUi = [
  {
    pathname: '/material-ui/components-group',
    children: [{ pathname: '/material-ui/all-components' }],
  },
] as const satisfies readonly NavigationEntry[];
