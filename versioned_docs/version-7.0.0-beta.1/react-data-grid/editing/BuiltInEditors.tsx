import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, type Order } from '../_data/orders';

const rows = createOrders(12);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'string', editable: true, width: 160 },
  { field: 'items', type: 'number', headerName: 'number', editable: true },
  { field: 'orderedOn', type: 'date', headerName: 'date', editable: true },
  { field: 'paid', type: 'boolean', headerName: 'boolean', editable: true },
  {
    field: 'status',
    type: 'singleSelect',
    headerName: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    editable: true,
    width: 120,
  },
  { field: 'shippedOn', type: 'dateTime', headerName: 'dateTime', editable: true, width: 190 }, // prettier-ignore
];
// #endregion

export default function BuiltInEditors() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders, one column per type"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
