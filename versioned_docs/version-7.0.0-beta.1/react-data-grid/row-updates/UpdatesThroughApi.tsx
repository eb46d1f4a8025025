import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function UpdatesThroughApi() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() => createOrders(6));

  // #region excerpt
  function update() {
    apiRef.current.updateRows([
      { id: 4006, status: 'Shipped' }, // Changes one property.
      { id: 4007, customer: 'Molen Papier', status: 'Open' }, // Adds a row.
      { id: 4005, _action: 'delete' }, // Removes a row.
    ]);
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={update}>
          updateRows
        </Button>
        <Button variant="outlined" onClick={() => setRows([...rows])}>
          New list in rows
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders, updated through the API"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
