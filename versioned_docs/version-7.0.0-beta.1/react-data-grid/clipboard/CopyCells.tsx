import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';
import { ClipboardText } from './ClipboardText';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'office', headerName: 'Office', width: 90 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

export default function CopyCells() {
  const [copied, setCopied] = React.useState('Nothing yet');
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 440 }}
    >
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPremium
          aria-label="Cells to copy"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onClipboardCopy={(text) => setCopied(text)}
        />
        {/* #endregion */}
      </div>
      <ClipboardText label="Copied cells" text={copied} />
    </Box>
  );
}
