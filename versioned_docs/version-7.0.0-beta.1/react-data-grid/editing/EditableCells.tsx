import {
  DataGrid,
  gridClasses,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    width: 110,
  },
  {
    field: 'customer',
    headerName: 'Customer',
    editable: true,
    flex: 1,
    minWidth: 150,
  },
  { field: 'items', headerName: 'Items', type: 'number', editable: true },
];

// #region excerpt
const isOpen = ({ row }: GridCellParams<Order>) =>
  row.status === 'Open' || row.status === 'Packed';

const sx = {
  [`& .${gridClasses['cell--editable']}`]: {
    bgcolor: 'action.hover',
    fontWeight: 'bold',
  },
};
// #endregion

export default function EditableCells() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders; shipped ones are locked"
        rows={rows}
        columns={columns}
        isCellEditable={isOpen}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
