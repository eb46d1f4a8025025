import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function InitiallyHidden() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { id: false, country: false } },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
