import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function CsvExport() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { csvOptions: { fileName: 'orders' } } }}
      />
      {/* #endregion */}
    </div>
  );
}
