/** A package, and the component that most of its users import. */
export interface MeasuredPackage {
  package: string;
  component: string;
  /** Where the docs import the component from. */
  entry: string;
}

/** The packages of all families and plans, in the order of the table. */
export const MEASURED_PACKAGES: readonly MeasuredPackage[] = [
  { package: '@mui/x-data-grid', component: 'DataGrid', entry: '@mui/x-data-grid' },
  { package: '@mui/x-data-grid-pro', component: 'DataGridPro', entry: '@mui/x-data-grid-pro' },
  {
    package: '@mui/x-data-grid-premium',
    component: 'DataGridPremium',
    entry: '@mui/x-data-grid-premium',
  },
  {
    package: '@mui/x-date-pickers',
    component: 'DatePicker',
    entry: '@mui/x-date-pickers/DatePicker',
  },
  {
    package: '@mui/x-date-pickers-pro',
    component: 'DateRangePicker',
    entry: '@mui/x-date-pickers-pro/DateRangePicker',
  },
  { package: '@mui/x-charts', component: 'BarChart', entry: '@mui/x-charts/BarChart' },
  {
    package: '@mui/x-tree-view',
    component: 'RichTreeView',
    entry: '@mui/x-tree-view/RichTreeView',
  },
];

/**
 * What an application with Material UI has anyway: the peer dependencies, and what `@mui/material`
 * installs itself. The library that writes Excel files is loaded with the first export.
 */
export const THERE_WITH_MATERIAL_UI: readonly RegExp[] = [
  /^react(-dom|-is|-transition-group)?(\/|$)/,
  /^@emotion\//,
  /^@mui\/(material|system|utils|styled-engine|private-theming)(\/|$)/,
  /^@babel\/runtime\//,
  /^@popperjs\/core(\/|$)/,
  /^(clsx|prop-types|exceljs)$/,
];
