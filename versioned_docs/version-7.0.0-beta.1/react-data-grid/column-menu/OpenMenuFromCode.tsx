import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(8);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'role', headerName: 'Role', width: 160 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 130 },
];

export default function OpenMenuFromCode() {
  const apiRef = useGridApiRef();

  // #region excerpt
  function open(field: string) {
    const colIndex = apiRef.current.getColumnIndex(field);
    apiRef.current.scrollToIndexes({ colIndex });
    apiRef.current.showColumnMenu(field);
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440, gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => open('department')}>
          Menu of Department
        </Button>
        <Button variant="outlined" onClick={() => open('salary')}>
          Menu of Salary
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
