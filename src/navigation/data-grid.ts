import type { NavigationFamily } from './types';

export const dataGrid: NavigationFamily = {
  id: 'dataGrid',
  title: 'Data Grid',
  items: [
    { pathname: '/x/react-data-grid', title: 'Overview' },
    { pathname: '/x/react-data-grid/getting-started', title: 'Getting started' },
    {
      pathname: '/x/react-data-grid/columns',
      title: 'Columns',
      children: [{ pathname: '/x/react-data-grid/column-definition', title: 'Column definition' }],
    },
    { pathname: '/x/react-data-grid/sorting', title: 'Sorting' },
  ],
};
