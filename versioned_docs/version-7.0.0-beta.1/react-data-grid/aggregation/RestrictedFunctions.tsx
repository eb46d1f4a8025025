import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(30);

// #region excerpt
const columns: GridColDef<Product>[] = [
  {
    field: 'id',
    headerName: 'Number',
    type: 'number',
    width: 80,
    aggregable: false,
  },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 85,
    // A sum of prices is not useful.
    availableAggregationFunctions: ['avg', 'min', 'max'],
  },
];

// Strings do not need a count, so no column offers `size`.
const { avg, min, max, sum } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { avg, min, max, sum };
// #endregion

export default function RestrictedFunctions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products with restricted functions"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { price: 'avg' } } }}
      />
    </div>
  );
}
