import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    width: 140,
    minWidth: 100,
    maxWidth: 240,
  },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 100, resizable: false },
];
// #endregion

export default function ResizableColumns() {
  const [dragged, setDragged] = React.useState('not yet');
  const [kept, setKept] = React.useState('not yet');

  return (
    <div>
      <Typography variant="body2" sx={{ height: 32 }} role="status">
        While dragging: {dragged} · At the end: {kept}
      </Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          onColumnResize={({ width }) => setDragged(`${Math.round(width)} px`)}
          onColumnWidthChange={({ width }) =>
            setKept(`${Math.round(width)} px`)
          }
        />
      </div>
    </div>
  );
}
