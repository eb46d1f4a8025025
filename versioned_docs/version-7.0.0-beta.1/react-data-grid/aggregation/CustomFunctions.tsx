import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', width: 95 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

// #region excerpt
const median: GridAggregationFunction<number> = {
  apply: ({ values }) => {
    const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b); // prettier-ignore
    const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]; // prettier-ignore
    return low === undefined || high === undefined ? null : (low + high) / 2;
  },
  label: 'median',
  columnTypes: ['number'],
};

const distinct: GridAggregationFunction<unknown, number> = {
  apply: ({ values }) => new Set(values).size,
  label: 'different',
  hasCellUnit: false,
};
// #endregion

const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  median,
  distinct,
};

export default function CustomFunctions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a median and counts of different values"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: {
            model: {
              customer: 'distinct',
              country: 'distinct',
              items: 'median',
            },
          },
        }}
      />
    </div>
  );
}
