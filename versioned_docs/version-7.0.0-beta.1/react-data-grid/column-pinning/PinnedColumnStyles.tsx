import {
  DataGridPro,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 150 },
  { field: 'listedOn', headerName: 'Listed', width: 160 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 140 },
  {
    field: 'stock',
    headerName: 'In Porto',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.stock.Porto,
  },
  {
    field: 'supplier',
    headerName: 'Supplier',
    width: 190,
    valueGetter: (_value, row) => row.supplier?.name,
  },
];

export default function PinnedColumnStyles() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPro
        aria-label="Products with colored names"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ pinnedColumns: { left: ['name'] } }}
        sx={{
          '--DataGrid-pinnedBackground': ({ palette }) =>
            palette.grey[palette.mode === 'dark' ? 800 : 100],
          [`& .${gridClasses['cell--pinnedLeft']}`]: {
            borderInlineEnd: ({ palette }) =>
              `2px solid ${palette.primary.main}`,
            fontWeight: 600,
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
