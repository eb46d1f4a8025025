import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 170, editable: true },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', editable: true },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'Sale',
    children: [
      { field: 'id' },
      {
        groupId: 'Sold to',
        children: [{ field: 'customer' }, { field: 'city' }],
      },
    ],
  },
  { groupId: 'Parcel', children: [{ field: 'items' }] },
];

export default function KeyboardGrid() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Orders for trying out the keyboard"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnHeaderHeight={40}
        checkboxSelection
      />
    </div>
  );
}
