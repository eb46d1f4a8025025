import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
  type GridColDef,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(24);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

// #region excerpt
function StockLine() {
  const apiRef = useGridApiContext();
  const [product, setProduct] = React.useState<Product | null>(null);

  useGridApiEventHandler(apiRef, 'rowMouseEnter', ({ row }) => setProduct(row));
  useGridApiEventHandler(apiRef, 'rowMouseLeave', () => setProduct(null));
  useGridApiEventHandler(apiRef, 'cellFocusIn', ({ row }) => setProduct(row));

  const stock = Object.entries(product?.stock ?? {});
  return (
    <Typography variant="body2" role="status" sx={{ p: 2, minHeight: 52 }}>
      {stock.map(([place, count]) => `${place} ${count}`).join(' · ') ||
        'Point at a row, or move the focus'}
    </Typography>
  );
}
// #endregion

const slots = { footer: StockLine };

export default function ListenInSlot() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products with their stock"
        rows={rows}
        columns={columns}
        slots={slots}
      />
    </div>
  );
}
