import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(8);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 130 },
  { field: 'office', headerName: 'Office', width: 85 },
  { field: 'role', headerName: 'Role', width: 160 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'startedOn', headerName: 'Since', type: 'date', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 130 },
];

export default function FrozenColumns() {
  // #region excerpt
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({
    left: ['name'],
  });

  const freeze = (count: number) =>
    setPinned({ left: columns.slice(0, count).map(({ field }) => field) });
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 440 }}>
      <TextField
        select
        size="small"
        label="Freeze"
        value={pinned.right?.length ? '' : (pinned.left?.length ?? 0)}
        onChange={(event) => freeze(Number(event.target.value))}
        sx={{ width: 200, mt: 1 }}
      >
        <MenuItem value={0}>Nothing</MenuItem>
        <MenuItem value={1}>First column</MenuItem>
        <MenuItem value={2}>First two columns</MenuItem>
      </TextField>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Employees, frozen like a spreadsheet"
          rows={rows}
          columns={columns}
          hideFooter
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
        />
      </div>
    </Box>
  );
}
