import type { NewsEntry } from './entry';

/** News of the stable release, newest first. */
export const STABLE: readonly NewsEntry[] = [
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
    family: 'data-grid',
    title: 'The density can be controlled',
    summary:
      'The density prop follows your state, and a callback tells what people chose. To set it once, put it into the initial state.',
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
    summary: 'A callback sees what is about to be pasted and may refuse it, or ask people first.',
    link: '/x/react-data-grid/clipboard/#confirm',
    demo: 'PasteConfirmation',
  },
  {
    id: '7.0.0-buffers',
    date: '2024-03-22',
    version: '7.0.0',
    family: 'data-grid',
    title: 'Buffers are given in pixels',
    summary:
      'How much is drawn outside the visible area is now a number of pixels, and the grid adapts what it draws while it scrolls. The props of before, which counted rows and columns, are gone.',
    link: '/x/react-data-grid/virtualization/#buffers',
    demo: 'BufferSizes',
  },
  {
    id: '7.0.0-item-focus',
    date: '2024-03-22',
    version: '7.0.0',
    family: 'tree-view',
    title: 'The focus is on the item',
    summary:
      'Items take the focus themselves, where the whole tree took it before. The browser scrolls to the focused item, and tests find it as the active element.',
    link: '/x/react-tree-view/#keyboard',
    demo: 'KeyboardTree',
  },
];
