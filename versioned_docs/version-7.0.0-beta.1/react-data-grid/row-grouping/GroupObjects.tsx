import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(40);

// #region excerpt
const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 170 },
  {
    field: 'supplier',
    headerName: 'Supplier',
    width: 170,
    valueGetter: (supplier: Product['supplier']) => supplier?.name,
    groupingValueGetter: (supplier: Product['supplier']) => supplier?.name,
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];
// #endregion

const groupingColDef = { width: 200 };

export default function GroupObjects() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products by supplier"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        hideFooter
        initialState={{ rowGrouping: { model: ['supplier'] } }}
      />
    </div>
  );
}
