import {
  DataGrid,
  GridColumnMenuHideItem,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(4);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
  { field: 'office', headerName: 'Office', width: 90 },
];

// #region excerpt
const columnMenu = {
  slots: {
    columnMenuFilterItem: null,
    columnMenuColumnsItem: GridColumnMenuHideItem,
  },
};
// #endregion

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function RemovedMenuItems() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{ columnMenu }}
      />
    </div>
  );
}
