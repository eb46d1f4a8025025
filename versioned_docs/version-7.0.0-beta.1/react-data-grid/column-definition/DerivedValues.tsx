import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 90 },
  // #region excerpt
  {
    field: 'supplier',
    headerName: 'Supplier',
    flex: 1,
    minWidth: 120,
    valueGetter: (supplier: Product['supplier']) => supplier?.name,
  },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 80,
    valueGetter: (_value, row) => row.price - row.cost,
    valueFormatter: (margin: number) => margin.toFixed(2),
  },
  // #endregion
];

export default function DerivedValues() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
