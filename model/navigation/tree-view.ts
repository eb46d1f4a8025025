import type { NavigationEntry } from './types';

export const treeView = [
  { pathname: '/x/react-tree-view' },
  { pathname: '/x/react-tree-view/getting-started' },
  {
    pathname: '/x/react-tree-view/simple-tree-view',
    subheader: true,
    children: [
      { pathname: '/x/react-tree-view/simple-tree-view/items' },
      { pathname: '/x/react-tree-view/simple-tree-view/selection' },
      { pathname: '/x/react-tree-view/simple-tree-view/expansion' },
      { pathname: '/x/react-tree-view/simple-tree-view/customization' },
    ],
  },
  {
    pathname: '/x/react-tree-view/rich-tree-view',
    subheader: true,
    children: [
      { pathname: '/x/react-tree-view/rich-tree-view/items' },
      { pathname: '/x/react-tree-view/rich-tree-view/selection' },
      { pathname: '/x/react-tree-view/rich-tree-view/expansion' },
      {
        pathname: '/x/react-tree-view/rich-tree-view/editing',
        newFeature: true,
      },
      {
        pathname: '/x/react-tree-view/rich-tree-view/ordering',
        plan: 'pro',
        newFeature: true,
      },
    ],
  },
  {
    pathname: '/x/react-tree-view/tree-item-customization',
    newFeature: true,
  },
  { pathname: '/x/react-tree-view/api-object' },
] as const satisfies readonly NavigationEntry[];
