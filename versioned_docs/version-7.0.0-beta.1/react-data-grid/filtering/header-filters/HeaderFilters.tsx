import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, ORDER_STATUSES, type Order } from '../../_data/orders';

const rows = createOrders(120);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    width: 150,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 150 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 130 },
];
// #endregion

export default function HeaderFilters() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        headerFilters
      />
    </div>
  );
}
