import { existsSync } from 'node:fs';
import path from 'node:path';

/** A package, and the component that most of its users import. */
export interface MeasuredPackage {
  package: string;
  component: string;
  /** Where the docs import the component from. */
  entry: string;
}

/**
 * The packages of all families and plans, in the order of the table. The second row of a package is
 * for versions without the component of the first.
 */
const MEASURED_PACKAGES: readonly MeasuredPackage[] = [
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
  { package: '@mui/x-charts-pro', component: 'Heatmap', entry: '@mui/x-charts-pro/Heatmap' },
  {
    package: '@mui/x-tree-view',
    component: 'RichTreeView',
    entry: '@mui/x-tree-view/RichTreeView',
  },
  { package: '@mui/x-tree-view', component: 'TreeView', entry: '@mui/x-tree-view/TreeView' },
  {
    package: '@mui/x-tree-view-pro',
    component: 'RichTreeViewPro',
    entry: '@mui/x-tree-view-pro/RichTreeViewPro',
  },
];

/**
 * The rows for installed packages: one for each package, whose component exists.
 * @param packagesDir folder that holds the packages
 */
export function measuredPackagesIn(packagesDir: string): MeasuredPackage[] {
  const rows = new Map<string, MeasuredPackage>();
  for (const row of MEASURED_PACKAGES) {
    const exists = existsSync(path.join(packagesDir, row.entry));
    if (exists && !rows.has(row.package)) rows.set(row.package, row);
  }
  return [...rows.values()];
}

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
