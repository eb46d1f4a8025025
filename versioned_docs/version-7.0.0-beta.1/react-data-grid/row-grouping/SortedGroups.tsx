import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {
  createOrders,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
} from '../_data/orders';

const rows = createOrders(60);

// #region excerpt
const columns: GridColDef<Order>[] = [
  {
    field: 'status',
    headerName: 'Status',
    sortComparator: (a: OrderStatus, b: OrderStatus) =>
      ORDER_STATUSES.indexOf(a) - ORDER_STATUSES.indexOf(b),
  },
  // #endregion
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

const groupingColDef = { width: 170 };

export default function SortedGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by status, in the order of work"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{
          rowGrouping: { model: ['status'] },
          columns: { columnVisibilityModel: { status: false } },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' },
              { field: 'items', sort: 'desc' },
            ],
          },
        }}
      />
    </div>
  );
}
