import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridEventListener,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', editable: true, flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', editable: true, flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true, width: 80 }, // prettier-ignore
];

const stayOpen: GridEventListener<'rowEditStop'> = ({ reason }, event) => {
  if (reason === GridRowEditStopReasons.rowFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function SaveOnLeavingGrid() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  // #region excerpt
  const leave = (event: React.FocusEvent<HTMLElement>) => {
    const box = event.currentTarget;
    requestAnimationFrame(() => {
      // Focus is still inside, or moved to another window.
      if (box.contains(document.activeElement) || !document.hasFocus()) return;
      setModes((last) => {
        const ids = Object.keys(last);
        return Object.fromEntries(
          ids.map((id) => [id, { mode: GridRowModes.View }]),
        );
      });
    });
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440, gap: 2 }}>
      <TextField size="small" label="A note outside the grid" />
      <div style={{ flex: 1, minHeight: 0 }} onBlur={leave}>
        <DataGrid
          aria-label="Staff, saved when the grid is left"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={stayOpen}
          hideFooter
        />
      </div>
    </Box>
  );
}
