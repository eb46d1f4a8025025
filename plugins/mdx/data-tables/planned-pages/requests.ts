/** A feature request in the repository of MUI X, for which users can vote. */
export interface FeatureRequest {
  title: string;
  /** As it was when the list was last looked through. */
  state: 'open' | 'closed';
}

/** By the number of its issue at https://github.com/mui/mui-x/issues */
export const REQUESTS: Readonly<Record<string, FeatureRequest>> = {
  '207': { title: 'Implement Row spanning', state: 'closed' },
  '214': { title: 'Implement Pivoting', state: 'closed' },
  '3377': { title: 'Implement server-side data source in tree data', state: 'closed' },
  '4460': { title: 'New component: TimeRangePicker', state: 'closed' },
  '7924': { title: 'Tree map charts', state: 'open' },
  '7925': { title: 'Radar charts', state: 'closed' },
  '7926': { title: 'Heat map charts', state: 'closed' },
  '7929': { title: 'Funnel charts', state: 'closed' },
  '7930': { title: 'Sankey charts', state: 'closed' },
  '8179': { title: 'Data source provider interface', state: 'open' },
  '8732': { title: 'Implement Gantt Chart', state: 'open' },
  '10857': { title: 'Implement server-side data source in row lazy loading', state: 'closed' },
  '10858': { title: 'Implement server-side data source in row infinite loading', state: 'closed' },
  '10859': { title: 'Implement server-side data source in row grouping', state: 'closed' },
  '10860': { title: 'Implement server-side data source with aggregation', state: 'closed' },
};
