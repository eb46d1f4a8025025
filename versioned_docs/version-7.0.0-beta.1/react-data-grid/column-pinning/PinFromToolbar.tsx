import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(8);

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', width: 150 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'startedOn', headerName: 'Since', type: 'date', width: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 130 },
  { field: 'name', headerName: 'Name', width: 130 },
  { field: 'office', headerName: 'Office', width: 90 },
];

function PinToolbar() {
  // #region excerpt
  const apiRef = useGridApiContext();
  const pinned = useGridSelector(apiRef, () =>
    apiRef.current.getPinnedColumns(),
  );

  function toggle(field: string) {
    if (apiRef.current.isColumnPinned(field)) {
      apiRef.current.unpinColumn(field);
    } else {
      apiRef.current.pinColumn(field, GridPinnedColumnPosition.LEFT);
    }
  }
  // #endregion

  return (
    <GridToolbarContainer sx={{ gap: 1, p: 1 }}>
      <Typography variant="body2">Pin</Typography>
      {['name', 'office'].map((field) => {
        const isPinned = pinned.left?.includes(field) ?? false;
        return (
          <Chip
            key={field}
            label={apiRef.current.getColumn(field).headerName}
            color={isPinned ? 'primary' : 'default'}
            aria-pressed={isPinned}
            onClick={() => toggle(field)}
          />
        );
      })}
    </GridToolbarContainer>
  );
}

export default function PinFromToolbar() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Employees with a toolbar for pinning"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: PinToolbar }}
      />
    </div>
  );
}
