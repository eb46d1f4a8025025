import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, WAREHOUSES, type Product } from '../_data/products';

// Each row has a property such as stock: { Antwerp: 12, Gdańsk: 0, Porto: 7 }.
const rows = createProducts();

// #region excerpt
const amount: Partial<GridColDef<Product>> = { type: 'number', width: 90 };

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  ...WAREHOUSES.map((warehouse): GridColDef<Product> => ({
    ...amount,
    field: `stock-${warehouse}`,
    headerName: warehouse,
    valueGetter: (_value, row) => row.stock[warehouse],
  })),
];
// #endregion

export default function ColumnsFromData() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Stock of the warehouses"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
