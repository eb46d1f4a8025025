import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';
import { ClipboardText } from './ClipboardText';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

export default function CopyRows() {
  const [copied, setCopied] = React.useState('Nothing yet');
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 440 }}
    >
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="People to copy"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={(text) => setCopied(text)}
        />
        {/* #endregion */}
      </div>
      <ClipboardText label="Copied" text={copied} />
    </Box>
  );
}
