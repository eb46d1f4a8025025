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
    { pathname: '/x/react-data-grid/components', title: 'Custom subcomponents' },
    {
      pathname: '/x/react-data-grid/style-group',
      title: 'Style',
      children: [
        { pathname: '/x/react-data-grid/style', title: 'Overview' },
        { pathname: '/x/react-data-grid/style-recipes', title: 'Recipes' },
      ],
    },
  ],
};
