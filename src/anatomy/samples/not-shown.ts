import type { ApiComponentPage } from '@site/model/api-reference';
import type { Text, TextKey } from '@site/src/i18n/useText';
import type { AnatomyItem } from '../items';

/** Why no state shows a slot or class. */
type Reason =
  | 'gesture'
  | 'keyboard'
  | 'moment'
  | 'noElement'
  | 'notPassedOn'
  | 'popup'
  | 'rightToLeft'
  | 'unused';

const REASONS: Readonly<Record<Reason, TextKey>> = {
  gesture: 'anatomy.reason.gesture',
  keyboard: 'anatomy.reason.keyboard',
  moment: 'anatomy.reason.moment',
  noElement: 'anatomy.reason.noElement',
  notPassedOn: 'anatomy.reason.notPassedOn',
  popup: 'anatomy.reason.popup',
  rightToLeft: 'anatomy.reason.rightToLeft',
  unused: 'anatomy.reason.unused',
};

type Names = Readonly<Record<string, Reason>>;

function because(reason: Reason, ...names: string[]): Names {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

/** In all grids. */
const GRID: Names = {
  ...because('noElement', 'slot:detailPanels'),
  ...because('moment', 'class:autosizing'),
  ...because(
    'unused',
    'slot:columnReorderIcon',
    'class:detailPanels',
    'class:panelHeader',
    'class:pinnedColumns',
    'class:pinnedRowsRenderZone',
    'class:virtualScrollerContent--overflowed',
  ),
  ...because(
    'gesture',
    'class:columnHeader--dragging',
    'class:columnSeparator--resizing',
    'class:root--disableUserSelection',
    'class:row--dragging',
  ),
};

/** Ranges have one view, and their pickers pass the buttons of the field on as its props. */
const RANGE: Names = {
  ...because('notPassedOn', 'slot:clearButton', 'slot:clearIcon'),
  ...because('unused', 'slot:switchViewButton', 'slot:switchViewIcon'),
};

/** Names by component that no state shows. The test of all components compares them. */
export const NOT_SHOWN: Readonly<Record<string, Names>> = {
  ChartsLegend: {
    ...because('unused', 'class:column', 'class:label'),
  },
  PieChart: {
    ...because('unused', 'slot:axisContent', 'slot:itemContent', 'slot:pieArcLabel', 'slot:popper'),
  },
  PiePlot: {
    ...because('notPassedOn', 'slot:pieArcLabel'),
  },
  ScatterChart: {
    ...because('unused', 'slot:axisContent', 'slot:itemContent', 'slot:popper'),
  },
  SparkLineChart: {
    ...because('unused', 'slot:mark'),
  },
  DataGrid: GRID,
  DataGridPremium: {
    ...GRID,
    ...because('popup', 'slot:headerFilterMenu'),
  },
  DataGridPro: {
    ...GRID,
    ...because('popup', 'slot:headerFilterMenu'),
  },
  GridActionsCellItem: {
    ...because('keyboard', 'class:focusVisible'),
  },
  GridEditDateCell: {
    ...because('unused', 'class:formControl'),
  },
  GridEditInputCell: {
    ...because('unused', 'class:formControl'),
  },
  GridEditSingleSelectCell: {
    ...because('unused', 'class:root'),
  },
  GridFilterInputMultipleSingleSelect: {
    ...because('unused', 'class:tagSizeSmall'),
  },
  GridFilterInputMultipleValue: {
    ...because('unused', 'class:tagSizeSmall'),
  },
  GridPanel: {
    ...because('unused', 'slot:root'),
  },
  DateRangeCalendar: {
    ...because('unused', 'slot:switchViewButton', 'slot:switchViewIcon'),
  },
  DateRangePicker: RANGE,
  DateRangePickerDay: {
    ...because('gesture', 'class:rangeIntervalDayPreview'),
  },
  DateTimePickerToolbar: {
    ...because('rightToLeft', 'class:timeLabelReverse'),
  },
  DateTimeRangePicker: RANGE,
  DesktopDateRangePicker: RANGE,
  DesktopDateTimeRangePicker: RANGE,
  MobileDateRangePicker: RANGE,
  MobileDateTimeRangePicker: RANGE,
  PickersInput: {
    ...because('unused', 'slot:input', 'slot:root'),
  },
  PickersRangeCalendarHeader: {
    ...because(
      'unused',
      'slot:switchViewButton',
      'slot:switchViewIcon',
      'class:switchViewButton',
      'class:switchViewIcon',
    ),
  },
  StaticDateRangePicker: {
    ...because('unused', 'slot:switchViewButton', 'slot:switchViewIcon'),
  },
  TimePickerToolbar: {
    ...because('rightToLeft', 'class:hourMinuteLabelReverse'),
  },
  TreeItem: {
    ...because('keyboard', 'class:focused'),
  },
  TreeItem2: {
    ...because('keyboard', 'class:focused'),
  },
  TreeItemContent: {
    ...because('keyboard', 'class:focused'),
  },
};

/** Returns why no state shows an item, if that is known. */
export function reasonText(
  text: Text,
  { name }: ApiComponentPage,
  item: AnatomyItem,
): string | undefined {
  const reason = NOT_SHOWN[name]?.[`${item.kind}:${item.name}`];
  return reason && text(REASONS[reason]);
}
