import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'startedOn', headerName: 'Since', type: 'date', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

export default function PanelFromOutside() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Box sx={{ height: 48 }}>
        {/* #region excerpt */}
        <Button
          onClick={() =>
            apiRef.current.showPreferences(GridPreferencePanelsValue.columns)
          }
        >
          Choose columns
        </Button>
        {/* #endregion */}
      </Box>
      <div style={{ height: 360 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Employees"
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnMenu
        />
      </div>
    </div>
  );
}
