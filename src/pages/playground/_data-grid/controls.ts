import type { Controls } from '@site/src/playground/controls';

export const GRID_CONTROLS = {
  density: {
    kind: 'select',
    default: 'standard',
    options: ['compact', 'standard', 'comfortable'],
  },
  checkboxSelection: { kind: 'boolean', default: false },
  disableRowSelectionOnClick: { kind: 'boolean', default: false },
  disableMultipleRowSelection: { kind: 'boolean', default: false },
  disableColumnMenu: { kind: 'boolean', default: false },
  editMode: { kind: 'select', default: 'cell', options: ['cell', 'row'] },
  hideFooter: { kind: 'boolean', default: false },
  hideFooterSelectedRowCount: { kind: 'boolean', default: false },
  showCellVerticalBorder: { kind: 'boolean', default: false },
  showColumnVerticalBorder: { kind: 'boolean', default: false },
  loading: { kind: 'boolean', default: false },
  rowHeight: { kind: 'number', default: 52, min: 28, max: 100, step: 4 },
  columnHeaderHeight: { kind: 'number', default: 56, min: 32, max: 104, step: 4 },
} as const satisfies Controls;
