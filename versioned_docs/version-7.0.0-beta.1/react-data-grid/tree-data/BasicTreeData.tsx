import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'startedOn', headerName: 'Started', type: 'date', width: 120 },
];

const getTreeDataPath = (row: Employee) => row.path;

export default function BasicTreeData() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPro
        aria-label="Employees below their managers"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
