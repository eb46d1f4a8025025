import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(40);

// #region excerpt
const LIMITS = [0, 15, 30, 60];

const bandOf = (price: number) =>
  LIMITS.reduce((from, limit) => (price >= limit ? limit : from), 0);

function formatBand(from?: number) {
  if (from === undefined) return '';
  const to = LIMITS[LIMITS.indexOf(from) + 1];
  return to === undefined ? `€${from} and more` : `€${from} to €${to}`;
}

const groupingColDef = { headerName: 'Price band', width: 180, valueFormatter: formatBand }; // prettier-ignore
// #endregion

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 170 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    groupingValueGetter: bandOf,
  },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 100 },
];

export default function PriceBands() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Products by price band"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        hideFooter
        initialState={{
          rowGrouping: { model: ['price'] },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' },
            ],
          },
        }}
      />
    </div>
  );
}
