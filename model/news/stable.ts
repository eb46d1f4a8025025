import type { NewsEntry } from './entry';

/** News of the stable release, newest first. */
export const STABLE: readonly NewsEntry[] = [
  {
    id: '7.0.0-stable',
    date: '2024-03-22',
    version: '7.0.0',
    title: 'Version 7 is stable',
    summary:
      'The Data Grid, the Pickers, the Charts and the Tree View are out of beta. See the install commands for each of them.',
    link: '/x/introduction/installation/',
  },
  {
    id: '7.0.0-density',
    date: '2024-03-22',
    version: '7.0.0',
    family: 'data-grid',
    title: 'Controlled density',
    summary:
      'The grid shows the density that you pass, and calls a function when users choose another. To set only the first value, use the initial state.',
    link: '/x/react-data-grid/accessibility/#density',
    demo: 'TargetSize',
  },
  {
    id: '7.0.0-paste-confirmation',
    date: '2024-03-22',
    version: '7.0.0',
    family: 'data-grid',
    plan: 'premium',
    title: 'Confirm a paste',
    summary:
      'A callback gets the data before it is pasted, and can reject it or ask users to confirm.',
    link: '/x/react-data-grid/clipboard/#confirm',
    demo: 'PasteConfirmation',
  },
  {
    id: '7.0.0-buffers',
    date: '2024-03-22',
    version: '7.0.0',
    family: 'data-grid',
    title: 'Buffers in pixels',
    summary:
      'Set in pixels how much the grid renders outside the visible area. The old props, which counted rows and columns, are removed.',
    link: '/x/react-data-grid/virtualization/#buffers',
    demo: 'BufferSizes',
  },
  {
    id: '7.0.0-item-focus',
    date: '2024-03-22',
    version: '7.0.0',
    family: 'tree-view',
    title: 'Items receive focus',
    summary:
      'The items themselves receive focus, not the tree. The browser scrolls to the focused item, and in tests it is the active element.',
    link: '/x/react-tree-view/#keyboard',
    demo: 'KeyboardTree',
  },
];
