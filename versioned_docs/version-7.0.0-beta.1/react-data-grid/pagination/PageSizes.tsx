import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(40);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', flex: 1 },
];

// #region excerpt
const pageSizeOptions = [5, 10, { value: rows.length, label: 'All' }];

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };
// #endregion

export default function PageSizes() {
  return (
    <div style={{ height: 376, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
      />
    </div>
  );
}
