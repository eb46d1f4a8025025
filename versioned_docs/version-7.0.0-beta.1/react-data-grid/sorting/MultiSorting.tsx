import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function MultiSorting() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPro
        aria-label="Orders by country, then by number of items"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: {
            sortModel: [
              { field: 'country', sort: 'asc' },
              { field: 'items', sort: 'desc' },
            ],
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
