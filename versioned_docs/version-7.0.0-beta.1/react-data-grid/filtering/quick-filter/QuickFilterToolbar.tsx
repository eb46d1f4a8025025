import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(80);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function QuickFilterToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnSelector
        disableDensitySelector
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
      />
      {/* #endregion */}
    </div>
  );
}
