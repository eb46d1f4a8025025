import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

// #region excerpt
const share: GridColTypeDef<number, string> = {
  type: 'number',
  flex: 1,
  minWidth: 90,
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
  renderCell: ({ value = 0, formattedValue, colDef }) => (
    <LinearProgress
      variant="determinate"
      value={value * 100}
      aria-label={`${colDef.headerName}: ${formattedValue}`}
      sx={{ width: '100%', height: 8, borderRadius: 1 }}
    />
  ),
};
// #endregion

const columns: GridColDef[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 110 },
  { field: 'booked', headerName: 'Booked', ...share },
  { field: 'paid', headerName: 'Paid', ...share },
];

const rows = [
  { id: 1, course: 'Pottery', booked: 0.92, paid: 0.8 },
  { id: 2, course: 'Welding', booked: 0.55, paid: 0.5 },
  { id: 3, course: 'Bookbinding', booked: 0.34, paid: 0.1 },
];

export default function OwnColumnType() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Courses" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
