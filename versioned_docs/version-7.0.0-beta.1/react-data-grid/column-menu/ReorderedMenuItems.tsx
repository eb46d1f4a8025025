import {
  DataGridPro,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 160 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 110 },
  { field: 'listedOn', headerName: 'Listed', width: 130 },
];

// #region excerpt
const columnMenu: Partial<GridColumnMenuProps> = {
  slotProps: {
    columnMenuFilterItem: { displayOrder: 0 },
    columnMenuSortItem: { displayOrder: 40 },
  },
};
// #endregion

export default function ReorderedMenuItems() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ columnMenu }}
      />
    </div>
  );
}
