import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product, WAREHOUSES } from '../_data/products';

const rows = createProducts(24);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 80 },
  ...WAREHOUSES.map((place): GridColDef<Product, number> => ({
    field: place,
    type: 'number',
    width: 70,
    valueGetter: (_value, row) => row.stock[place],
  })),
];

// #region excerpt
function levelOf(pieces: unknown): string {
  if (typeof pieces !== 'number') return '';
  if (pieces === 0) return 'stock-none';
  return pieces < 20 ? 'stock-low' : '';
}

export default function StockLevels() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Stock of three warehouses"
        rows={rows}
        columns={columns}
        hideFooter
        getCellClassName={({ value }) => levelOf(value)}
        sx={{
          '& .stock-low': { color: 'error.main', fontWeight: 700 },
          '& .stock-none': {
            bgcolor: 'error.main',
            color: 'error.contrastText',
          },
        }}
      />
    </div>
  );
}
// #endregion
