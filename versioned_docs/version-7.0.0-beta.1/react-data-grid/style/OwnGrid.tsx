import { styled } from '@mui/material/styles';
import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(4);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'office', headerName: 'Office', width: 90 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

// #region excerpt
const QuietGrid = styled(DataGrid<Employee>)(({ theme }) => ({
  border: 0,
  [`& .${gridClasses.cell}:focus, & .${gridClasses.columnHeader}:focus`]: {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
  },
  [`& .${gridClasses.row}:hover`]: { backgroundColor: 'transparent' },
  [`& .${gridClasses['columnHeader--sorted']}`]: {
    color: theme.palette.primary.main,
  },
}));

export default function OwnGrid() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <QuietGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
// #endregion
