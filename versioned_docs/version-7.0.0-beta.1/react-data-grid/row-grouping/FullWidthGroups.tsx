import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { createProducts, CATEGORIES, type Product } from '../_data/products';

const rows = createProducts(24);

const labels = new Map(CATEGORIES.map(({ value, label }) => [value, label]));

const columns: GridColDef<Product>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'name', headerName: 'Product', width: 160 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 100 },
];

// #region excerpt
const groupingColDef: GridGroupingColDefOverride<Product> = {
  headerName: 'Category',
  width: 100,
  hideDescendantCount: true,
  colSpan: (_value, row) => ('id' in row ? 1 : columns.length),
  valueFormatter: (code?: string) => {
    const label = labels.get(code ?? '');
    return label && `Everything in the category “${label}”`;
  },
};
// #endregion

export default function FullWidthGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products under full-width headings"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{
          rowGrouping: { model: ['category'] },
          columns: { columnVisibilityModel: { category: false } },
        }}
      />
    </div>
  );
}
