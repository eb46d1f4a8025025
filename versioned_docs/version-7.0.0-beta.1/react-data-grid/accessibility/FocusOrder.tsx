import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 110 },
];

/** Describes the focused element as a screen reader would. */
function describe(element: Element): string {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return `${role}: ${name?.trim() || 'without a name'}`;
}

export default function FocusOrder() {
  const [stops, setStops] = React.useState<string[]>([]);
  // #region excerpt
  const note = ({ target }: React.FocusEvent) => {
    if (target.matches(':focus')) {
      setStops((last) => [...last, describe(target)].slice(-6));
    }
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <Box
        onFocus={note}
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        <Button sx={{ alignSelf: 'flex-start' }}>Before the grid</Button>
        <div style={{ flex: 1, minHeight: 0 }}>
          <DataGrid
            aria-label="People"
            rows={rows}
            columns={columns}
            slots={{ toolbar: GridToolbar }}
          />
        </div>
        <Button sx={{ alignSelf: 'flex-start' }}>After the grid</Button>
      </Box>
      <Typography
        component="ol"
        variant="body2"
        aria-label="Focused elements"
        sx={{ height: 150, m: 0, mt: 1, paddingInlineStart: 3 }}
      >
        {stops.map((stop, index) => (
          <li key={index}>{stop}</li>
        ))}
      </Typography>
    </Box>
  );
}
