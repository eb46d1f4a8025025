import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', flex: 1 },
  { field: 'cost', headerName: 'Cost', type: 'number', flex: 1 },
];

export default function SortingOrder() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        sortingOrder={['desc', 'asc']}
      />
      {/* #endregion */}
    </div>
  );
}
