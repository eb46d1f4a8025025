import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

// #region excerpt
const columns: GridColDef<Product>[] = [
  { field: 'id', headerName: 'No.', width: 65, pinnable: false },
  { field: 'name', headerName: 'Product', width: 170 },
  { field: 'listedOn', headerName: 'Listed', width: 130, pinnable: false },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
];

const initialState = { pinnedColumns: { left: ['id'] } };
// #endregion

export default function ImmovableColumns() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Products with numbers that stay pinned"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={initialState}
      />
    </div>
  );
}
