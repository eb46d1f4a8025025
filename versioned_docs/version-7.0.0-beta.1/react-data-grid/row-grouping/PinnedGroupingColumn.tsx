import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupable: false,
    width: 130,
  },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    groupable: false,
    width: 130,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 110 },
];

// #region excerpt
const initialState = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};
// #endregion

const groupingColDef = { width: 160 };

export default function PinnedGroupingColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a pinned grouping column"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={initialState}
      />
    </div>
  );
}
