import type { NavigationEntry } from './types';

export const dataGrid = [
  { pathname: '/x/react-data-grid' },
  { pathname: '/x/react-data-grid/demo' },
  { pathname: '/x/react-data-grid/getting-started' },
  { pathname: '/x/react-data-grid/layout' },
  {
    pathname: '/x/react-data-grid/columns',
    children: [
      { pathname: '/x/react-data-grid/column-definition' },
      { pathname: '/x/react-data-grid/column-dimensions' },
      { pathname: '/x/react-data-grid/column-visibility' },
      { pathname: '/x/react-data-grid/custom-columns' },
      { pathname: '/x/react-data-grid/column-header' },
      { pathname: '/x/react-data-grid/column-menu' },
      { pathname: '/x/react-data-grid/column-spanning' },
      { pathname: '/x/react-data-grid/column-groups' },
      { pathname: '/x/react-data-grid/column-ordering', plan: 'pro' },
      { pathname: '/x/react-data-grid/column-pinning', plan: 'pro' },
    ],
  },
  {
    pathname: '/x/react-data-grid/rows',
    children: [
      { pathname: '/x/react-data-grid/row-definition' },
      { pathname: '/x/react-data-grid/row-updates' },
      { pathname: '/x/react-data-grid/row-height' },
      { pathname: '/x/react-data-grid/row-spanning', newFeature: true },
      { pathname: '/x/react-data-grid/master-detail', plan: 'pro' },
      { pathname: '/x/react-data-grid/row-ordering', plan: 'pro' },
      { pathname: '/x/react-data-grid/row-pinning', plan: 'pro' },
      { pathname: '/x/react-data-grid/row-recipes' },
    ],
  },
  { pathname: '/x/react-data-grid/editing' },
  { pathname: '/x/react-data-grid/sorting' },
  {
    pathname: '/x/react-data-grid/filtering-group',
    children: [
      { pathname: '/x/react-data-grid/filtering' },
      { pathname: '/x/react-data-grid/filtering/customization' },
      { pathname: '/x/react-data-grid/filtering/quick-filter' },
      { pathname: '/x/react-data-grid/filtering/server-side' },
      {
        pathname: '/x/react-data-grid/filtering/multi-filters',
        plan: 'pro',
      },
      {
        pathname: '/x/react-data-grid/filtering/header-filters',
        plan: 'pro',
        newFeature: true,
      },
      { pathname: '/x/react-data-grid/filtering-recipes' },
    ],
  },
  { pathname: '/x/react-data-grid/pagination' },
  {
    pathname: '/x/react-data-grid/selection',
    children: [
      { pathname: '/x/react-data-grid/row-selection' },
      {
        pathname: '/x/react-data-grid/cell-selection',
        plan: 'premium',
        newFeature: true,
      },
    ],
  },
  {
    pathname: '/x/react-data-grid/list-view',
    plan: 'pro',
    newFeature: true,
  },
  { pathname: '/x/react-data-grid/export' },
  { pathname: '/x/react-data-grid/clipboard', newFeature: true },
  { pathname: '/x/react-data-grid/components' },
  {
    pathname: '/x/react-data-grid/style-group',
    children: [
      { pathname: '/x/react-data-grid/style' },
      { pathname: '/x/react-data-grid/style-recipes' },
    ],
  },
  { pathname: '/x/react-data-grid/localization' },
  { pathname: '/x/react-data-grid/scrolling' },
  { pathname: '/x/react-data-grid/virtualization' },
  { pathname: '/x/react-data-grid/accessibility' },
  { pathname: '/x/react-data-grid/performance' },
  {
    pathname: '/x/react-data-grid-group-pivot',
    plan: 'pro',
    children: [
      { pathname: '/x/react-data-grid/tree-data', plan: 'pro' },
      { pathname: '/x/react-data-grid/row-grouping', plan: 'premium' },
      { pathname: '/x/react-data-grid/aggregation', plan: 'premium' },
      {
        pathname: '/x/react-data-grid/pivoting',
        plan: 'premium',
        planned: true,
      },
    ],
  },
  {
    pathname: '/x/react-data-grid/server-side-data-group',
    children: [
      {
        pathname: '/x/react-data-grid/server-side-data',
        plan: 'pro',
        newFeature: true,
      },
      {
        pathname: '/x/react-data-grid/server-side-data/lazy-loading',
        plan: 'pro',
        planned: true,
      },
      {
        pathname: '/x/react-data-grid/server-side-data/infinite-loading',
        plan: 'pro',
        planned: true,
      },
      {
        pathname: '/x/react-data-grid/server-side-data/tree-data',
        plan: 'pro',
        newFeature: true,
      },
      {
        pathname: '/x/react-data-grid/server-side-data/row-grouping',
        plan: 'premium',
        newFeature: true,
      },
      {
        pathname: '/x/react-data-grid/server-side-data/aggregation',
        plan: 'premium',
        planned: true,
      },
    ],
  },
  {
    pathname: '/x/react-data-grid/advanced',
    children: [
      { pathname: '/x/react-data-grid/api-object' },
      { pathname: '/x/react-data-grid/events' },
      { pathname: '/x/react-data-grid/state' },
    ],
  },
  {
    pathname: '/x/react-data-grid/recipes',
    children: [
      { pathname: '/x/react-data-grid/recipes-editing' },
      {
        pathname: '/x/react-data-grid/recipes-row-grouping',
        plan: 'premium',
      },
      { pathname: '/x/react-data-grid/recipes-state' },
      { pathname: '/x/react-data-grid/recipes-export' },
    ],
  },
  { pathname: '/x/react-data-grid/testing' },
  { pathname: '/x/react-data-grid/faq' },
] as const satisfies readonly NavigationEntry[];
