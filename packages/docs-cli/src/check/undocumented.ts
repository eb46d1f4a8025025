import type { CodeMember, CodePage } from './reference';

/** The three grids have the same names that are not documented. */
const GRIDS = ['DataGrid', 'DataGridPro', 'DataGridPremium'];

/**
 * Names that exist without being documented. The list is kept by hand, as packages mark only props and
 * classes of them, with `@ignore`: a test compares these. Nothing in the declarations tells other slots
 * and methods apart from documented ones.
 */
const HIDDEN: { pages: string[]; kind: CodeMember['kind']; names: ReadonlySet<string> }[] = [
  {
    pages: GRIDS,
    kind: 'prop',
    names: new Set(['defaultSlots', 'forwardedProps', 'onStateChange', 'signature']),
  },
  { pages: GRIDS, kind: 'slot', names: new Set(['main', 'pinnedRows', 'root']) },
  {
    pages: GRIDS,
    kind: 'class',
    names: new Set([
      'cellOffsetLeft',
      'columnHeader--lastUnpinned',
      'columnHeader--siblingFocused',
      'filler',
      'filler--borderBottom',
      'filler--pinnedLeft',
      'filler--pinnedRight',
      'groupingCriteriaCellLoadingContainer',
      'main--hasSkeletonLoadingOverlay',
      'root--noToolbar',
      'row--borderBottom',
      'scrollbarFiller',
      'scrollbarFiller--borderBottom',
      'scrollbarFiller--borderTop',
      'scrollbarFiller--header',
      'scrollbarFiller--pinnedRight',
      'treeDataGroupingCellLoadingContainer',
      'virtualScroller--hasScrollX',
    ]),
  },
  {
    pages: ['GridApi'],
    kind: 'method',
    names: new Set(['getRowFormattedValue', 'getRowValue', 'setHeaderFilterState', 'setState']),
  },
];

/**
 * Components that accept more than their pages and what these inherit: any name in some versions,
 * the system's props of Material UI, or options of the export of another plan.
 */
const OPEN = new Set([
  'GridCell',
  'GridRow',
  'GridToolbarExport',
  'MultiInputDateRangeField',
  'MultiInputDateTimeRangeField',
  'MultiInputTimeRangeField',
]);

/** True for a member that exists without being documented. */
export function isUndocumented(page: CodePage, kind: CodeMember['kind'], name: string): boolean {
  // Internal methods have this prefix; their names change without notice.
  if (kind === 'method' && name.startsWith('unstable_')) return true;
  return HIDDEN.some(
    (each) => each.kind === kind && each.pages.includes(page.name) && each.names.has(name),
  );
}

/** True for a component that can accept names that nothing lists. */
export function isOpen(page: CodePage): boolean {
  return OPEN.has(page.name);
}
