/** At the root of the site. */
export const FEED = { file: 'feed.xml', type: 'application/rss+xml' } as const;

/** One thing that a release brought, as the feed and the page of what is new tell it. */
export interface NewsEntry {
  /** Stays for ever: feed readers know by it what has been read. */
  id: string;
  /** Of the release, such as `2024-03-22`. */
  date: `${number}-${number}-${number}`;
  /** The release that has it first. */
  version: string;
  title: string;
  /** Two sentences at most, in plain text. */
  summary: string;
  /** Where these docs tell of it, from the root of the English site. */
  link: `/x/${string}`;
}

/**
 * What the 7.0.0 line brought, newest first. Dates and facts are those of the change log that the
 * packages carry; the build stops at a link that leads nowhere.
 */
export const WHATS_NEW: readonly NewsEntry[] = [
  {
    id: '7.0.0-stable',
    date: '2024-03-22',
    version: '7.0.0',
    title: 'Version 7 is stable',
    summary:
      'The Data Grid, the Pickers, the Charts and the Tree View leave their beta. Installation has the commands for each of them.',
    link: '/x/introduction/installation/',
  },
  {
    id: '7.0.0-density',
    date: '2024-03-22',
    version: '7.0.0',
    title: 'Data Grid: the density can be controlled',
    summary:
      'The density prop follows your state, and a callback tells what people chose. To set it once, put it into the initial state.',
    link: '/x/react-data-grid/accessibility/#density',
  },
  {
    id: '7.0.0-paste-confirmation',
    date: '2024-03-22',
    version: '7.0.0',
    title: 'Data Grid Premium: ask before a paste',
    summary: 'A callback sees what is about to be pasted and may refuse it, or ask people first.',
    link: '/x/react-data-grid/clipboard/#confirm',
  },
  {
    id: '7.0.0-buffers',
    date: '2024-03-22',
    version: '7.0.0',
    title: 'Data Grid: buffers are given in pixels',
    summary:
      'How much is drawn outside the visible area is now a number of pixels, and the grid adapts what it draws while it scrolls. The props of before, which counted rows and columns, are gone.',
    link: '/x/react-data-grid/virtualization/#buffers',
  },
  {
    id: '7.0.0-beta.7-column-resizing',
    date: '2024-03-14',
    version: '7.0.0-beta.7',
    title: 'Data Grid: column resizing is free',
    summary:
      'Dragging a column to another width, and fitting columns to their content, are now part of the Community plan.',
    link: '/x/react-data-grid/column-dimensions/#resize',
  },
  {
    id: '7.0.0-beta.7-lazy-loading',
    date: '2024-03-14',
    version: '7.0.0-beta.7',
    title: 'Data Grid Pro: lazy loading is stable',
    summary: 'Rows that load as they scroll into view need no experimental flag any more.',
    link: '/x/react-data-grid/server-side-data/lazy-loading/',
  },
  {
    id: '7.0.0-beta.5-sort-comparator',
    date: '2024-03-01',
    version: '7.0.0-beta.5',
    title: 'Data Grid: a comparator for each direction',
    summary:
      'A column can compare its values differently upwards and downwards, for example to keep empty cells at the end.',
    link: '/x/react-data-grid/sorting/#empty-cells-at-the-end',
  },
  {
    id: '7.0.0-beta.1-chart-clicks',
    date: '2024-02-01',
    version: '7.0.0-beta.1',
    title: 'Charts: react to clicks',
    summary: 'Bars, lines, slices and points call back when they are clicked, with the item.',
    link: '/x/react-charts/bars/#clicks',
  },
  {
    id: '7.0.0-beta.1-value-getter',
    date: '2024-02-01',
    version: '7.0.0-beta.1',
    title: 'Data Grid: faster filtering, with new signatures',
    summary:
      'Getters, formatters and parsers of a column take the value and the row as parameters of their own. The grid makes no object for each cell any more.',
    link: '/x/react-data-grid/column-definition/#from-version-6',
  },
  {
    id: '7.0.0-beta.0-date-time-range-picker',
    date: '2024-01-26',
    version: '7.0.0-beta.0',
    title: 'Pickers Pro: Date Time Range Picker',
    summary: 'A new component for two moments: a range of days with a time for each end.',
    link: '/x/api/date-pickers/date-time-range-picker/',
  },
  {
    id: '7.0.0-beta.0-columns-panel',
    date: '2024-01-26',
    version: '7.0.0-beta.0',
    title: 'Data Grid: a new panel for columns',
    summary: 'The panel in which people show and hide columns has a new design, and a slot.',
    link: '/x/react-data-grid/column-visibility/#panel',
  },
  {
    id: '7.0.0-alpha.8-date-fns-3',
    date: '2024-01-11',
    version: '7.0.0-alpha.8',
    title: 'Pickers: date-fns 3',
    summary:
      'An adapter of its own supports version 3 of date-fns; version 2 keeps the one it had.',
    link: '/x/react-date-pickers/getting-started/#first-picker',
  },
  {
    id: '7.0.0-alpha.7-rich-tree-view',
    date: '2024-01-05',
    version: '7.0.0-alpha.7',
    title: 'Tree View: trees from data',
    summary: 'RichTreeView takes your items as data, where TreeItem elements were needed before.',
    link: '/x/react-tree-view/#rich-tree-view',
  },
  {
    id: '7.0.0-alpha.4-header-filters',
    date: '2023-12-08',
    version: '7.0.0-alpha.4',
    title: 'Data Grid Pro: header filters are stable',
    summary: 'Filters below the column headers need no experimental flag any more.',
    link: '/x/react-data-grid/filtering/header-filters/',
  },
  {
    id: '7.0.0-alpha.0-reference-line',
    date: '2023-11-10',
    version: '7.0.0-alpha.0',
    title: 'Charts: reference lines',
    summary: 'ChartsReferenceLine marks a value of an axis, such as a goal or a limit.',
    link: '/x/react-charts/bars/#grid-and-goal-line',
  },
];
