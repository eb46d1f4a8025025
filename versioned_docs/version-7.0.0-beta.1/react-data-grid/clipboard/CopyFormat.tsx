import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';
import { ClipboardText } from './ClipboardText';

const rows = createEmployees();

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'startedOn', headerName: 'Started', type: 'date', width: 110 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function CopyFormat() {
  const [copied, setCopied] = React.useState('Nothing yet');
  const [raw, setRaw] = React.useState(true);
  const [semicolon, setSemicolon] = React.useState(true);
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 480 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Raw values"
          control={<Switch checked={raw} />}
          onChange={(_event, checked) => setRaw(checked)}
        />
        <FormControlLabel
          label="Semicolon"
          control={<Switch checked={semicolon} />}
          onChange={(_event, checked) => setSemicolon(checked)}
        />
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="People to copy in a format"
          rows={rows}
          columns={columns}
          hideFooter
          checkboxSelection
          clipboardCopyCellDelimiter={semicolon ? ';' : '\t'}
          ignoreValueFormatterDuringExport={raw}
          onClipboardCopy={(text) => setCopied(text)}
        />
        {/* #endregion */}
      </div>
      <ClipboardText label="Copied in this format" text={copied} />
    </Box>
  );
}
