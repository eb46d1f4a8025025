import type { NavigationEntry } from '../types';

export const joyUi = [
  { pathname: '/joy-ui/components-group', children: [{ pathname: '/joy-ui/all-components' }] },
] as const satisfies readonly NavigationEntry[];
