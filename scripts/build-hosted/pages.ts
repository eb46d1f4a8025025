/**
 * Pages of the docs that the build for a host has: all of them would take three times as long. Add
 * the pages that a test in `e2e/hosted/` opens. Every family needs one; pages of `src/pages/`, such
 * as `/playground/`, are always built.
 */
export const HOSTED_PAGES: readonly string[] = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/introduction/licensing/',
  '/x/react-data-grid/',
  '/x/react-data-grid/getting-started/',
  '/x/react-data-grid/column-definition/',
  '/x/react-data-grid/editing/',
  '/x/react-data-grid/sorting/',
  '/x/react-date-pickers/',
  '/x/react-date-pickers/getting-started/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-charts/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/',
  '/x/react-tree-view/simple-tree-view/customization/',
  '/x/react-tree-view/simple-tree-view/items/',
  '/x/react-tree-view/rich-tree-view/items/',
  '/x/migration/migration-data-grid-v6/',
  '/x/migration/migration-tree-view-v6/',
  '/x/api/data-grid/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/data-grid-premium/',
  '/x/api/data-grid/grid-api/',
  '/x/api/date-pickers/',
  '/x/api/date-pickers/date-picker/',
  '/x/api/charts/',
  '/x/api/charts/bar-chart/',
  '/x/api/tree-view/',
  '/x/api/tree-view/simple-tree-view/',
];
