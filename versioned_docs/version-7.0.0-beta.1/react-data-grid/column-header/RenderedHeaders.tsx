import CalendarIcon from '@mui/icons-material/CalendarMonth';
import PlaceIcon from '@mui/icons-material/Place';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

// #region excerpt
const withIcon = (Icon: typeof PlaceIcon) =>
  function IconHeader({ colDef }: GridColumnHeaderParams<Employee>) {
    return (
      <Stack direction="row" spacing={1} alignItems="center">
        <Icon fontSize="small" color="primary" />
        <Typography variant="subtitle2" component="span" noWrap>
          {colDef.headerName}
        </Typography>
      </Stack>
    );
  };

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'office',
    headerName: 'Office',
    width: 130,
    renderHeader: withIcon(PlaceIcon),
  },
  {
    field: 'startedOn',
    headerName: 'Since',
    type: 'date',
    width: 130,
    renderHeader: withIcon(CalendarIcon),
  },
];
// #endregion

export default function RenderedHeaders() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
