import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', editable: true, flex: 1 },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true },
];

export default function EditReasons() {
  const [log, setLog] = React.useState<string[]>([]);
  const add = (line: string) => setLog((last) => [line, ...last].slice(0, 4));

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <Typography
        component="div"
        variant="body2"
        role="log"
        aria-label="Starts and stops"
        sx={{ height: 104 }}
      >
        {log.length === 0 && 'Edit a cell to see why it starts and stops.'}
        {log.map((line, index) => (
          <div key={log.length - index}>{line}</div>
        ))}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="Staff, with a list of starts and stops"
          rows={rows}
          columns={columns}
          onCellEditStart={({ field, reason }) =>
            add(`start ${field}: ${reason}`)
          }
          onCellEditStop={({ field, reason }) =>
            add(`stop ${field}: ${reason}`)
          }
          hideFooter
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
