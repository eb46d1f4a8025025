import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(12);

// #region excerpt
const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  // The checkbox column keeps this position.
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 64 },
];

const slotProps = {
  baseCheckbox: { icon: <StarBorderIcon />, checkedIcon: <StarIcon /> },
};
// #endregion

export default function CustomCheckbox() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products, starred ones are selected"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooterPagination
        slotProps={slotProps}
      />
    </div>
  );
}
