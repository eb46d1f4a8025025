import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(12);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function CsvFormat() {
  const apiRef = useGridApiRef();
  const [delimiter, setDelimiter] = React.useState(';');
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [utf8WithBom, setUtf8WithBom] = React.useState(true);
  // #region excerpt
  const download = () =>
    apiRef.current.exportDataAsCsv({
      fileName: 'orders-2024',
      delimiter,
      includeHeaders,
      utf8WithBom,
    });
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 432 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, pb: 2 }}>
        <TextField
          select
          size="small"
          label="Delimiter"
          value={delimiter}
          onChange={(event) => setDelimiter(event.target.value)}
          sx={{ width: 170 }}
        >
          <MenuItem value=",">Comma</MenuItem>
          <MenuItem value=";">Semicolon</MenuItem>
          <MenuItem value={'\t'}>Tab</MenuItem>
        </TextField>
        <FormControlLabel
          label="Headers"
          control={<Switch checked={includeHeaders} />}
          onChange={(_event, checked) => setIncludeHeaders(checked)}
        />
        <FormControlLabel
          label="BOM"
          control={<Switch checked={utf8WithBom} />}
          onChange={(_event, checked) => setUtf8WithBom(checked)}
        />
        <Button variant="contained" onClick={download}>
          Download
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders to download"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
