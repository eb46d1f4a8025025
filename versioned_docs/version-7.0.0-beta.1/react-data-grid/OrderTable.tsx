import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, type Order } from './_data/orders';

const rows = createOrders(120);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    editable: true,
    width: 110,
  },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    editable: true,
    width: 70,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueFormatter: (value: number) => euros.format(value),
    width: 110,
  },
];

export default function OrderTable() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 25 } },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
