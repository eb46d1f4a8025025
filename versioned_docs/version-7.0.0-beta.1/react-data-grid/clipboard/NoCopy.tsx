import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';
import { ClipboardText } from './ClipboardText';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
];

// #region excerpt
/** Stops the key in the capture phase, before the grid handles it. */
function stopCopy(event: React.KeyboardEvent) {
  const isCopy =
    (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c';
  if (isCopy) event.stopPropagation();
}
// #endregion

export default function NoCopy() {
  const [copied, setCopied] = React.useState('Nothing yet');
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 400 }}
    >
      <Box onKeyDownCapture={stopCopy} sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Salaries, which are not copied"
          rows={rows}
          columns={columns}
          hideFooter
          onClipboardCopy={(text) => setCopied(text)}
        />
      </Box>
      <ClipboardText label="Not copied" text={copied} />
    </Box>
  );
}
