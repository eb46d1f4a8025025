import {
  DataGridPro,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const orders = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 80 },
];

// #region excerpt
const pinnedRows = { top: orders.slice(0, 1), bottom: orders.slice(-1) };

export default function PinnedWhileFiltering() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, the newest and the oldest pinned"
        rows={orders}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[5]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
        sx={{
          [`& .${gridClasses.pinnedRows} .${gridClasses.cell}`]: {
            fontWeight: 600,
          },
        }}
      />
    </div>
  );
}
// #endregion
