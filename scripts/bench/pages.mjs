// @ts-check

/** @typedef {'text' | 'grid' | 'picker' | 'charts' | 'tree' | 'api' | 'home' | 'stock'} PageName */

/**
 * @typedef {object} BenchPage
 * @property {PageName} name
 * @property {string} path
 * @property {boolean} demo whether it begins with an interactive demo
 */

/** One page of each kind. @type {BenchPage[]} */
export const PAGES = [
  { name: 'text', path: '/x/introduction/installation/', demo: false },
  { name: 'grid', path: '/x/react-data-grid/sorting/', demo: true },
  { name: 'picker', path: '/x/react-date-pickers/date-picker/', demo: true },
  { name: 'charts', path: '/x/react-charts/bars/', demo: true },
  { name: 'tree', path: '/x/react-tree-view/simple-tree-view/items/', demo: true },
  { name: 'api', path: '/x/api/data-grid/data-grid-premium/', demo: false },
  { name: 'home', path: '/', demo: false },
];

/** The first page of an unchanged Docusaurus site. @type {BenchPage} */
export const STOCK_PAGE = { name: 'stock', path: '/docs/measuring/', demo: false };

/** From one page to another of its family, by a click in the sidebar. */
export const NEXT_PAGES = [
  { from: '/x/introduction/', to: '/x/introduction/installation/' },
  { from: '/x/react-data-grid/column-definition/', to: '/x/react-data-grid/sorting/' },
  { from: '/x/react-date-pickers/getting-started/', to: '/x/react-date-pickers/date-picker/' },
  { from: '/x/react-charts/getting-started/', to: '/x/react-charts/bars/' },
  { from: '/x/react-tree-view/getting-started/', to: '/x/react-tree-view/simple-tree-view/items/' },
];

/** Pages that Lighthouse looks at: text, and one with demos for each family. */
export const LIGHTHOUSE_PAGES = PAGES.filter(({ name }) => name !== 'home');
