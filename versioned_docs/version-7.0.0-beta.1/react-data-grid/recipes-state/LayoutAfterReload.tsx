import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridToolbar,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';
import { parseState } from './parseState';
import { readStored, store } from './storage';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 150 },
  { field: 'office', headerName: 'Office', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const KEY = 'employees.layout';
const VERSION = 1;
const slots = { toolbar: GridToolbar };

function Employees() {
  const apiRef = useGridApiRef();

  // #region excerpt
  const [initialState] = React.useState(() => {
    const stored = readStored(KEY, VERSION);
    return stored ? { columns: parseState(stored, columns).columns } : {};
  });

  const save = () => {
    const { columns: layout } = apiRef.current.exportState();
    store(KEY, VERSION, { columns: layout });
  };
  // #endregion

  return (
    <DataGridPro
      apiRef={apiRef}
      aria-label="Employees with a saved layout"
      rows={rows}
      columns={columns}
      hideFooter
      slots={slots}
      initialState={initialState}
      onColumnWidthChange={save}
      onColumnOrderChange={save}
      onColumnVisibilityModelChange={save}
    />
  );
}

export default function LayoutAfterReload() {
  const [visit, setVisit] = React.useState(1);

  const startAgain = () => {
    store(KEY, VERSION, undefined);
    setVisit(visit + 1);
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button onClick={() => setVisit(visit + 1)}>Come back later</Button>
        <Button onClick={startAgain}>Forget the layout</Button>
        <span role="status" style={{ alignSelf: 'center' }}>
          Visit {visit}
        </span>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Employees key={visit} />
      </Box>
    </Box>
  );
}
