import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, ORDER_STATUSES, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    editable: true,
    width: 140,
  },
  // #endregion
  { field: 'customer', headerName: 'Customer', editable: true, width: 170 },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    editable: true,
    width: 90,
  },
];

const groupingColDef = { width: 170 };

export default function EditGroupedRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders whose status can be changed"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{ rowGrouping: { model: ['status'] } }}
      />
    </div>
  );
}
