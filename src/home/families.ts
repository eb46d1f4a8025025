import type { TextKey } from '@site/src/i18n/useText';
import type { LoadDemo } from '@site/src/demo/useLiveDemo';

interface HomeFamily {
  title: TextKey;
  description: TextKey;
  to: string;
  load: LoadDemo;
}

/** The four families in the order in which the home page shows them. */
export const HOME_FAMILIES: HomeFamily[] = [
  {
    title: 'family.dataGrid',
    description: 'home.dataGrid',
    to: '/x/react-data-grid/',
    load: () => import('./examples/GridExample'),
  },
  {
    title: 'family.datePickers',
    description: 'home.datePickers',
    to: '/x/react-date-pickers/',
    load: () => import('./examples/PickerExample'),
  },
  {
    title: 'family.charts',
    description: 'home.charts',
    to: '/x/react-charts/',
    load: () => import('./examples/ChartExample'),
  },
  {
    title: 'family.treeView',
    description: 'home.treeView',
    to: '/x/react-tree-view/',
    load: () => import('./examples/TreeExample'),
  },
];
