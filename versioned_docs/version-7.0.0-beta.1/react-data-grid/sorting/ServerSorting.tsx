import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { fetchOrders } from './orderServer';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', flex: 1 },
];

function describe([item]: GridSortModel) {
  return item ? `GET /orders?sort=${item.field}:${item.sort}` : 'GET /orders';
}

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Order[]>([]);
  const [loading, setLoading] = React.useState(true);

  // #region excerpt
  React.useEffect(() => {
    const request = new AbortController();
    setLoading(true);
    fetchOrders(sortModel, request.signal).then(
      (orders) => {
        setRows(orders);
        setLoading(false);
      },
      () => {
        // A newer request has replaced this one.
      },
    );
    return () => request.abort();
  }, [sortModel]);
  // #endregion

  return (
    <div>
      <Typography variant="body2" sx={{ height: 32 }} role="status">
        {describe(sortModel)} {loading ? '…' : '200 OK'}
      </Typography>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Orders, sorted by the server"
          rows={rows}
          columns={columns}
          hideFooter
          loading={loading}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </div>
    </div>
  );
}
