import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(120);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'items', headerName: 'Items', type: 'number', width: 85 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupable: false,
    width: 120,
  },
  { field: 'customer', headerName: 'Customer', width: 150 },
];

const groupingColDef = { flex: 1, minWidth: 170 };

export default function AggregatedGroups() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPremium
        aria-label="Orders by country, with totals"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
          aggregation: { model: { items: 'sum', orderedOn: 'max' } },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
