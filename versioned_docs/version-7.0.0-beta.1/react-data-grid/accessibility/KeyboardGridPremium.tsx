import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'office', headerName: 'Office', width: 110, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true },
];

const initialState = {
  columns: { columnVisibilityModel: { department: false } },
  rowGrouping: { model: ['department'] },
};

export default function KeyboardGridPremium() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees for trying out the keys of Premium"
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        cellSelection
        rowSelection={false}
        hideFooter
      />
    </div>
  );
}
