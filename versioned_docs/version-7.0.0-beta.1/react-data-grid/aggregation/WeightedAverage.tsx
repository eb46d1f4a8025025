import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { CATEGORIES, createProducts, type Product } from '../_data/products';

const rows = createProducts(40);

const columns: GridColDef<Product>[] = [
  {
    field: 'category',
    headerName: 'Category',
    groupingValueGetter: (code) =>
      CATEGORIES.find(({ value }) => value === code)?.label,
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 120 },
  {
    field: 'pieces',
    headerName: 'In Antwerp',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.stock?.Antwerp,
  },
  { field: 'name', headerName: 'Product', width: 140 },
];

// #region excerpt
interface Weighted {
  price: number;
  pieces: number;
}

const weightedPrice: GridAggregationFunction<Weighted, number> = {
  getCellValue: ({ row }) => ({ price: row.price, pieces: row.stock.Antwerp }),
  apply: ({ values }) => {
    let [worth, pieces] = [0, 0];
    for (const value of values) {
      worth += value ? value.price * value.pieces : 0;
      pieces += value ? value.pieces : 0;
    }
    return pieces === 0 ? null : Math.round((100 * worth) / pieces) / 100;
  },
  label: 'avg. per piece',
  columnTypes: ['number'],
};
// #endregion

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weightedPrice };

const groupingColDef = { flex: 1, minWidth: 150 };

export default function WeightedAverage() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products by category, with the average price of a piece"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['category'] },
          columns: { columnVisibilityModel: { category: false } },
          aggregation: { model: { price: 'weightedPrice', pieces: 'sum' } },
        }}
      />
    </div>
  );
}
