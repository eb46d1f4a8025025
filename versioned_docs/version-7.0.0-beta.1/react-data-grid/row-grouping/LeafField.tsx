import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'office', headerName: 'Office' },
  { field: 'name', headerName: 'Name' },
  { field: 'role', headerName: 'Role', width: 160 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

// #region excerpt
const groupingColDef = { leafField: 'name', width: 220 };
const initialState = {
  rowGrouping: { model: ['office'] },
  columns: { columnVisibilityModel: { office: false, name: false } },
};
// #endregion

export default function LeafField() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Names by office"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={initialState}
      />
    </div>
  );
}
