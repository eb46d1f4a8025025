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
      'The density prop follows your state, and a callback reports the choice of users. To set only the first value, use the initial state.',
    link: '/x/react-data-grid/accessibility/#density',
    demo: 'TargetSize',
  },
  {
    id: '7.0.0-paste-confirmation',
    date: '2024-03-22',
    version: '7.0.0',
    family: 'data-grid',
    plan: 'premium',
    title: 'Ask before a paste',
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
      'You now set in pixels how much the grid renders outside the visible area, and the grid adapts this while users scroll. The old props, which counted rows and columns, were removed.',
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
