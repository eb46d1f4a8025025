import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', flex: 1 },
];

export default function ControlledSorting() {
  // #region excerpt
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'orderedOn', sort: 'asc' },
  ]);
  // #endregion

  return (
    <div>
      <Typography variant="body2" sx={{ height: 32 }} role="status">
        {sortModel.map(({ field, sort }) => `${field}: ${sort}`).join(', ') ||
          'not sorted'}
      </Typography>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </div>
    </div>
  );
}
