import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    width: 110,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

export default function BasicFiltering() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          pagination: { paginationModel: { pageSize: 25 } },
        }}
        pageSizeOptions={[25]}
      />
    </div>
  );
}
