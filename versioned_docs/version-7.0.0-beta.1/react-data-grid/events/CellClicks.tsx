import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
];

export default function CellClicks() {
  const [line, setLine] = React.useState('Click a cell');

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ height: 32 }}>
        {line}
      </Typography>
      <div style={{ height: 320 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          onCellClick={({ row, colDef, formattedValue }, event) => {
            const key = event.altKey ? ' with Alt' : '';
            const { headerName } = colDef;
            setLine(`Order ${row.id}, ${headerName}: ${formattedValue}${key}`);
          }}
        />
        {/* #endregion */}
      </div>
    </div>
  );
}
