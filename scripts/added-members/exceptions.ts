/**
 * What pages do not need to mention, though the newest version adds it. The API reference has all of it.
 * A test fails for an entry that is not needed.
 */

/** Names as `idOf` returns them, and why no page mentions them. */
export interface Exceptions {
  reason: string;
  names: readonly string[];
}

/** Names that follow from that of another export: the first group, which pages must mention. */
export const DERIVED_NAMES: readonly RegExp[] = [
  /^(\w+?)(?:Pro)?Props(?:Base)?$/,
  /^(\w+?)(?:OwnerState|Slots|SlotProps|Classes|ClassKey)$/,
  /^get(\w+)UtilityClass$/,
];

export const EXCEPTIONS: readonly Exceptions[] = [
  {
    reason:
      'React and SVG give every component of this kind such a prop; it does nothing special here.',
    names: [
      'charts ChartContainerPro.children',
      'charts ChartContainerPro.className',
      'charts ChartContainerPro.viewBox',
      'charts Heatmap.children',
      'charts Heatmap.viewBox',
      'charts HighlightedProvider.children',
      'charts ResponsiveChartContainerPro.children',
      'charts ResponsiveChartContainerPro.className',
      'charts ResponsiveChartContainerPro.viewBox',
      'charts ZAxisContextProvider.children',
    ],
  },
  {
    reason: "Event handlers of an element, which older types took from React's attributes.",
    names: [
      'data-grid GridCell.onFocus',
      'data-grid GridCell.onKeyUp',
      'data-grid GridCell.onMouseEnter',
      'data-grid GridCell.onMouseLeave',
      'data-grid GridCell.onMouseOver',
    ],
  },
  {
    reason:
      'The grid renders its headers, and gives them parts of its state. The slot cannot be extended.',
    names: [
      'data-grid GridColumnHeaders.columnGroupHeaderFocus',
      'data-grid GridColumnHeaders.columnGroupHeaderTabIndexState',
      'data-grid GridColumnHeaders.columnGroupsHeaderStructure',
      'data-grid GridColumnHeaders.columnHeaderFocus',
      'data-grid GridColumnHeaders.columnHeaderTabIndexState',
      'data-grid GridColumnHeaders.columnMenuState',
      'data-grid GridColumnHeaders.columnVisibility',
      'data-grid GridColumnHeaders.filterColumnLookup',
      'data-grid GridColumnHeaders.hasOtherElementInTabSequence',
      'data-grid GridColumnHeaders.headerGroupingMaxDepth',
      'data-grid GridColumnHeaders.ref',
      'data-grid GridColumnHeaders.sortColumnLookup',
    ],
  },
  {
    reason:
      'Only the parts of a calendar, a layout or a field set it, and components that replace them pass on all props.',
    names: [
      'date-pickers DateRangePickerDay.draggable',
      'date-pickers PickersLayout.isRtl',
      'date-pickers PickersFilledInput.slotProps',
      'date-pickers PickersInput.slotProps',
      'date-pickers PickersInputBase.slotProps',
      'date-pickers PickersOutlinedInput.slotProps',
      'tree-view TreeItem2LabelInput.autoFocus',
    ],
  },
  {
    reason: 'The chart ignores it: `BarLabel` gets its classes as `className`.',
    names: ['charts BarLabel.classes'],
  },
  {
    reason: 'The declarations mark it as internal, or as not to be documented.',
    names: [
      'charts ChartsAxisTooltipContent.paper',
      'charts ChartsItemTooltipContent.paper',
      'charts ChartsItemTooltipContentProps',
      'data-grid gridListColumnSelector',
      'data-grid gridPaginationEnabledClientSideSelector',
      'tree-view TreeItemContent.dragAndDropOverlayProps',
      'tree-view TreeItemContent.labelInputProps',
      'tree-view TreeItemContent.checkbox',
      'tree-view TreeItemContent.editable',
      'tree-view TreeItemContent.editing',
      'tree-view TreeItemContent.labelInput',
    ],
  },
  {
    reason: 'Internal, and exported together with the rest of its file.',
    names: [
      'charts DefaultizedHeatmapSeriesType',
      'data-grid GridDataSourcePrivateApi',
      'data-grid GridDataSourceState',
      'data-grid GridRowProPrivateApi',
      'data-grid sanitizeFilterItemValue',
      'tree-view RICH_TREE_VIEW_PLUGINS',
      'tree-view RichTreeViewPluginParameters',
      'tree-view RichTreeViewPluginSlotProps',
      'tree-view RichTreeViewPluginSlots',
      'tree-view RichTreeViewProRoot',
    ],
  },
  {
    reason: 'A part of a type that pages name: `GridApi`, and the props of pickers.',
    names: [
      'data-grid GridPaginationModelApi',
      'data-grid GridPaginationRowCountApi',
      'date-pickers OnErrorProps',
    ],
  },
  {
    reason:
      'Types of what the functions return that `useTreeItem2` returns. TypeScript infers them.',
    names: [
      'tree-view UseTreeItem2CheckboxSlotOwnProps',
      'tree-view UseTreeItem2DragAndDropOverlaySlotOwnProps',
      'tree-view UseTreeItem2GroupTransitionSlotOwnProps',
      'tree-view UseTreeItem2IconContainerSlotOwnProps',
      'tree-view UseTreeItem2LabelInputSlotOwnProps',
      'tree-view UseTreeItem2RootSlotOwnProps',
    ],
  },
  {
    reason:
      'A helper that each package exports. The page about components of the Data Grid describes it.',
    names: ['date-pickers PropsFromSlot', 'charts PropsFromSlot', 'tree-view PropsFromSlot'],
  },
];
