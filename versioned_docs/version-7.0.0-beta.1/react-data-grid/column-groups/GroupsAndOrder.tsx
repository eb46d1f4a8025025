import {
  DataGridPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Name', width: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

// #region excerpt
const groups: GridColumnGroupingModel = [
  {
    groupId: 'buyer',
    headerName: 'Customer: stays together',
    children: [{ field: 'customer' }, { field: 'city' }],
  },
  {
    groupId: 'parcel',
    headerName: 'Parcel: can be split',
    freeReordering: true,
    children: [{ field: 'items' }, { field: 'total' }],
  },
];
// #endregion

export default function GroupsAndOrder() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </div>
  );
}
