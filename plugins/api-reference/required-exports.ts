import type { ComponentFamilyId } from '../../model/families';

/**
 * Names whose addresses readers and other software rely on: each must match an export, or an export
 * with the prefix `Unstable_`, or the build stops. Components that are in none of these lists get their
 * page without being named; interfaces are documented because they are listed.
 */
export const REQUIRED_EXPORTS: Record<
  ComponentFamilyId,
  { components: string[]; interfaces: string[] }
> = {
  'data-grid': {
    components: [
      'DataGrid',
      'DataGridPremium',
      'DataGridPro',
      'GridFilterForm',
      'GridFilterPanel',
      'GridToolbarQuickFilter',
    ],
    interfaces: [
      'GridApi',
      'GridCellParams',
      'GridColDef',
      'GridSingleSelectColDef',
      'GridActionsColDef',
      'GridExportStateParams',
      'GridFilterItem',
      'GridFilterModel',
      'GridFilterOperator',
      'GridRowClassNameParams',
      'GridRowParams',
      'GridRowSpacingParams',
      'GridAggregationFunction',
      'GridCsvExportOptions',
      'GridPrintExportOptions',
      'GridExcelExportOptions',
    ],
  },
  'date-pickers': {
    components: [
      'DateCalendar',
      'DateField',
      'DatePicker',
      'DatePickerToolbar',
      'DateRangeCalendar',
      'DateRangePicker',
      'DateRangePickerDay',
      'DateRangePickerToolbar',
      'DateTimeField',
      'DateTimePicker',
      'DateTimePickerTabs',
      'DateTimePickerToolbar',
      'DateTimeRangePicker',
      'DateTimeRangePickerTabs',
      'DateTimeRangePickerToolbar',
      'DayCalendarSkeleton',
      'DesktopDatePicker',
      'DesktopDateRangePicker',
      'DesktopDateTimePicker',
      'DesktopDateTimeRangePicker',
      'DesktopTimePicker',
      'DigitalClock',
      'LocalizationProvider',
      'MobileDatePicker',
      'MobileDateRangePicker',
      'MobileDateTimePicker',
      'MobileDateTimeRangePicker',
      'MobileTimePicker',
      'MonthCalendar',
      'MultiInputDateRangeField',
      'MultiInputDateTimeRangeField',
      'MultiInputTimeRangeField',
      'MultiSectionDigitalClock',
      'PickersActionBar',
      'PickersCalendarHeader',
      'PickersDay',
      'PickersLayout',
      'PickersSectionList',
      'PickersShortcuts',
      'PickersTextField',
      'SingleInputDateRangeField',
      'SingleInputDateTimeRangeField',
      'SingleInputTimeRangeField',
      'StaticDatePicker',
      'StaticDateRangePicker',
      'StaticDateTimePicker',
      'StaticTimePicker',
      'TimeClock',
      'TimeField',
      'TimePicker',
      'TimePickerToolbar',
      'YearCalendar',
    ],
    interfaces: [],
  },
  charts: {
    components: [
      'AnimatedArea',
      'AnimatedLine',
      'AreaElement',
      'AreaPlot',
      'BarChart',
      'BarElement',
      'BarPlot',
      'ChartContainer',
      'ChartsAxis',
      'ChartsAxisHighlight',
      'ChartsAxisTooltipContent',
      'ChartsClipPath',
      'ChartsItemTooltipContent',
      'ChartsLegend',
      'ChartsOnAxisClickHandler',
      'ChartsReferenceLine',
      'ChartsSurface',
      'ChartsText',
      'ChartsTooltip',
      'ChartsVoronoiHandler',
      'DefaultChartsAxisTooltipContent',
      'DefaultChartsItemTooltipContent',
      'LineChart',
      'LineElement',
      'LineHighlightElement',
      'LineHighlightPlot',
      'LinePlot',
      'MarkElement',
      'MarkPlot',
      'PieArc',
      'PieArcLabel',
      'PieArcLabelPlot',
      'PieArcPlot',
      'PieChart',
      'PiePlot',
      'ResponsiveChartContainer',
      'Scatter',
      'ScatterChart',
      'ScatterPlot',
      'SparkLineChart',
    ],
    interfaces: [],
  },
  'tree-view': {
    components: ['RichTreeView', 'SimpleTreeView', 'TreeItem', 'TreeView'],
    interfaces: [],
  },
};

/**
 * Checks that required names have been found among the installed packages' exports.
 * @param kind `components` or `interfaces`
 * @throws naming those that match no export
 */
export function refuseMissing(
  family: ComponentFamilyId,
  kind: string,
  required: readonly string[],
  found: ReadonlySet<string>,
): void {
  const missing = required.filter((name) => !found.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `The ${kind} ${missing.map((name) => `"${name}"`).join(', ')} of ${family} (plugins/api-reference/required-exports.ts) match no export of the installed packages`,
  );
}
