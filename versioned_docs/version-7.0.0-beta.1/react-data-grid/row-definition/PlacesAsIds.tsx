import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const everyone = createEmployees(2);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'department', headerName: 'Department', flex: 1 },
];

export default function PlacesAsIds() {
  const [people, setPeople] = React.useState(everyone);
  const [byPlace, setByPlace] = React.useState(true);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([2]);

  // #region excerpt
  const rows = React.useMemo(
    () =>
      byPlace
        ? people.map((person, place) => ({ ...person, id: place + 1 }))
        : people,
    [people, byPlace],
  );
  // #endregion

  function startAgain(places: boolean) {
    setByPlace(places);
    setPeople(everyone);
    setSelected([2]);
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <FormControlLabel
          label="Indexes as ids"
          control={<Switch checked={byPlace} />}
          onChange={(_event, checked) => startAgain(checked)}
        />
        <Button
          disabled={people.length === 0}
          onClick={() => setPeople(people.slice(1))}
        >
          Remove the first row
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees, one of them selected"
          rows={rows}
          columns={columns}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </div>
    </Box>
  );
}
