import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 130 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 115,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 120 },
];

// #region excerpt
const delivered: GridAggregationFunction<string, number> = {
  apply: ({ values }) =>
    values.length > 0
      ? values.filter((value) => value === 'Delivered').length / values.length
      : null,
  valueFormatter: (value: number | null) =>
    value === null ? '' : `${Math.round(value * 100)} % delivered`,
  hasCellUnit: false,
};
// #endregion

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, delivered };

export default function FormattedTotals() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders, with the share of those that have arrived"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { total: 'sum', status: 'delivered' } },
        }}
      />
    </div>
  );
}
