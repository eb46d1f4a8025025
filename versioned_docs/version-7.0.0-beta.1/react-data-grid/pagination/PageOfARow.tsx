import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(80);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
];

export default function PageOfARow() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('4021');

  // #region excerpt
  function goTo(id: number) {
    const index = apiRef.current.getSortedRowIds().indexOf(id);
    if (index === -1) return;
    apiRef.current.setPage(Math.floor(index / gridPageSizeSelector(apiRef)));
    apiRef.current.selectRow(id, true, true);
  }
  // #endregion

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          size="small"
          label="Order number"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button variant="outlined" onClick={() => goTo(Number(text))}>
          Show
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
        />
      </div>
    </Box>
  );
}
