import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 240 },
  { field: 'city', headerName: 'City', width: 200 },
  { field: 'country', headerName: 'Country', width: 200 },
  { field: 'status', headerName: 'Status', width: 160 },
  { field: 'total', headerName: 'Total', type: 'number', width: 140 },
];

export default function ScrollToCell() {
  const apiRef = useGridApiRef();
  const [row, setRow] = React.useState('60');
  const [column, setColumn] = React.useState(5);

  // #region excerpt
  function go() {
    const rowIndex = Math.min(Math.max(Number(row), 1), rows.length) - 1;
    apiRef.current.scrollToIndexes({ rowIndex, colIndex: column });
    const id = apiRef.current.getSortedRowIds()[rowIndex];
    const field = columns[column]?.field;
    if (id !== undefined && field) apiRef.current.setCellFocus(id, field);
  }
  // #endregion

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          size="small"
          type="number"
          label="Row"
          value={row}
          onChange={(event) => setRow(event.target.value)}
          sx={{ width: 80 }}
        />
        <TextField
          select
          size="small"
          label="Column"
          value={column}
          onChange={(event) => setColumn(Number(event.target.value))}
          sx={{ width: 120 }}
        >
          {columns.map(({ field, headerName }, index) => (
            <MenuItem key={field} value={index}>
              {headerName}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={go}>
          Go
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="100 orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
