import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  { field: 'role', headerName: 'Role', editable: true, flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true },
];

export default function ControlledRowModes() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([2, 3]);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  // #region excerpt
  const setAll = (mode: GridRowModesModel[string]) => {
    const ids = mode.mode === GridRowModes.Edit ? selected : Object.keys(modes);
    setModes(Object.fromEntries(ids.map((id) => [id, mode])));
  };
  const edit = () => setAll({ mode: GridRowModes.Edit });
  const keep = () => setAll({ mode: GridRowModes.View });
  const discard = () =>
    setAll({ mode: GridRowModes.View, ignoreModifications: true });
  // #endregion
  const editing = Object.values(modes).some(
    ({ mode }) => mode === GridRowModes.Edit,
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <Box sx={{ display: 'flex', gap: 1, pb: 1 }}>
        <Button onClick={edit} disabled={editing || selected.length === 0}>
          Edit selected rows
        </Button>
        <Button onClick={keep} disabled={!editing}>
          Keep
        </Button>
        <Button onClick={discard} disabled={!editing}>
          Discard
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Staff, several rows edited at once"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={(_params, event) => {
            event.defaultMuiPrevented = true;
          }}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </div>
    </Box>
  );
}
