import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders } from '../_data/orders';
import { pivot, type PivotRow } from './pivot';

const month = new Intl.DateTimeFormat('en', { month: 'short' });

// #region excerpt
// Oldest order first, to get the months in order.
const sales = pivot(createOrders(400).reverse(), {
  rowKey: (order) => order.country,
  columnKeys: ({ orderedOn }) => [
    `Quarter ${Math.floor(orderedOn.getMonth() / 3) + 1}`,
    month.format(orderedOn),
  ],
  value: (order) => Math.round(order.total),
});

const columns: GridColDef<PivotRow>[] = [
  { field: 'key', headerName: 'Country', width: 120 },
  ...sales.columns,
];

const headers = [
  { groupId: 'In euros', children: [{ field: 'key' }] },
  ...sales.columnGroupingModel,
];
// #endregion

export default function PivotByHand() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by country and month"
        rows={sales.rows}
        columns={columns}
        columnGroupingModel={headers}
        initialState={{ aggregation: { model: sales.aggregationModel } }}
      />
    </div>
  );
}
