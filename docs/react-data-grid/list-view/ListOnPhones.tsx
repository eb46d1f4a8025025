import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  type GridColDef,
  type GridListColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(8);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
  { field: 'office', headerName: 'Office', width: 100 },
  { field: 'startedOn', headerName: 'Started', type: 'date', width: 110 },
];

const listColumn: GridListColDef<Employee> = {
  field: 'summary',
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {row.name}
      </Typography>
      <Typography
        variant="caption"
        color="textSecondary"
        noWrap
        component="div"
      >
        {row.role}, {row.office}
      </Typography>
    </Box>
  ),
};

// #region excerpt
export default function ListOnPhones() {
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        unstable_listView={isNarrow}
        unstable_listColumn={listColumn}
        rowHeight={isNarrow ? 64 : 52}
        hideFooter
      />
    </div>
  );
}
// #endregion
