import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 110 },
];

// #region excerpt
const groups: GridColumnGroupingModel = [
  {
    groupId: 'buyer',
    headerName: 'Customer',
    children: [{ field: 'customer' }, { field: 'city' }],
  },
  {
    groupId: 'days',
    headerName: 'Days',
    children: [{ field: 'orderedOn' }, { field: 'shippedOn' }],
  },
];
// #endregion

export default function BasicColumnGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </div>
  );
}
