import {
  DataGridPremium,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'role', headerName: 'Role', width: 160 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

// #region excerpt
export default function HiddenGroupedColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['office'] } },
  });
  // #endregion
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees by office"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        hideFooter
        initialState={initialState}
      />
    </div>
  );
}
