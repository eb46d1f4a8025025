import type { NavigationFamily } from './types';

export const introduction: NavigationFamily = {
  id: 'introduction',
  title: 'Introduction',
  items: [
    { pathname: '/x/introduction', title: 'Overview' },
    { pathname: '/x/introduction/installation', title: 'Installation' },
  ],
};
