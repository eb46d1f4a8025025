import type { Controls } from '@site/src/playground/controls';

export const TREE_CONTROLS = {
  multiSelect: { kind: 'boolean', default: false },
  disableSelection: { kind: 'boolean', default: false },
  isItemDisabled: {
    kind: 'select',
    default: 'none',
    options: ['none', 'gouda'],
    written: { gouda: "isItemDisabled={(item) => item.id === 'gouda'}" },
  },
  disabledItemsFocusable: { kind: 'boolean', default: false },
  defaultExpandedItems: {
    kind: 'select',
    default: 'none',
    options: ['none', 'hard', 'hard, soft'],
    written: {
      hard: "defaultExpandedItems={['hard']}",
      'hard, soft': "defaultExpandedItems={['hard', 'soft']}",
    },
  },
  slots: {
    kind: 'select',
    default: 'default icons',
    options: ['default icons', 'boxes'],
    written: { boxes: 'slots={{ expandIcon: AddBox, collapseIcon: IndeterminateCheckBox }}' },
  },
} as const satisfies Controls;
