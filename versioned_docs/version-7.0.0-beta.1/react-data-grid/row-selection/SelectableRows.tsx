import {
  DataGrid,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'status', headerName: 'Status', width: 100 },
];

// #region excerpt
const canBeShipped = ({ row }: GridRowParams<Order>) =>
  row.status === 'Open' || row.status === 'Packed';
// #endregion

export default function SelectableRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders; only unshipped ones can be selected"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={canBeShipped}
      />
    </div>
  );
}
