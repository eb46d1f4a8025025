import type { NavigationItem } from './types';

export const treeView: NavigationItem[] = [
  { pathname: '/x/react-tree-view', title: 'Overview' },
  { pathname: '/x/react-tree-view/getting-started', title: 'Getting started' },
  {
    pathname: '/x/react-tree-view/simple-tree-view',
    title: 'Simple Tree View',
    subheader: true,
    children: [
      { pathname: '/x/react-tree-view/simple-tree-view/items', title: 'Items' },
      { pathname: '/x/react-tree-view/simple-tree-view/selection', title: 'Selection' },
      { pathname: '/x/react-tree-view/simple-tree-view/expansion', title: 'Expansion' },
      { pathname: '/x/react-tree-view/simple-tree-view/customization', title: 'Customization' },
    ],
  },
  {
    pathname: '/x/react-tree-view/rich-tree-view',
    title: 'Rich Tree View',
    subheader: true,
    children: [
      { pathname: '/x/react-tree-view/rich-tree-view/items', title: 'Items' },
      { pathname: '/x/react-tree-view/rich-tree-view/selection', title: 'Selection' },
      { pathname: '/x/react-tree-view/rich-tree-view/expansion', title: 'Expansion' },
      {
        pathname: '/x/react-tree-view/rich-tree-view/editing',
        title: 'Editing',
        newFeature: true,
      },
      {
        pathname: '/x/react-tree-view/rich-tree-view/ordering',
        title: 'Ordering',
        plan: 'pro',
        newFeature: true,
      },
    ],
  },
  {
    pathname: '/x/react-tree-view/tree-item-customization',
    title: 'Tree Item customization',
    newFeature: true,
  },
  { pathname: '/x/react-tree-view/api-object', title: 'API object' },
];
