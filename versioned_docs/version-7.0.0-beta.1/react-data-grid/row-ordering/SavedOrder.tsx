import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'On call', flex: 1 },
  { field: 'office', headerName: 'Office', width: 90 },
];

/** Simulates a request that saves the order of ids. */
async function saveOrder(ids: readonly number[], down: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (down) throw new Error('503 Service Unavailable');
  return ids;
}

export default function SavedOrder() {
  const [rows, setRows] = React.useState(() => createEmployees(1).slice(3));
  const [down, setDown] = React.useState(false);
  const [status, setStatus] = React.useState('Drag a row.');
  const saving = status === 'Saving …';

  // #region excerpt
  async function move({ oldIndex, targetIndex }: GridRowOrderChangeParams) {
    const next = [...rows];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    setRows(next);
    setStatus('Saving …');
    try {
      const ids = await saveOrder(next.map(({ id }) => id), down); // prettier-ignore
      setStatus(`Saved as ${ids.join(', ')}.`);
    } catch (error) {
      setRows([...rows]); // A new list, so the grid updates.
      setStatus(`${(error as Error).message}. Back to the old order.`);
    }
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <FormControlLabel
        label="The server is down"
        control={<Switch checked={down} />}
        onChange={(_event, checked) => setDown(checked)}
      />
      <Typography variant="body2" role="status" sx={{ minHeight: 44 }}>
        {status}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Order of people on call"
          rows={rows}
          columns={columns}
          rowReordering={!saving}
          onRowOrderChange={move}
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </div>
    </Box>
  );
}
