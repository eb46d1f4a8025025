import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(12);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'listedOn', headerName: 'Listed', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 75 },
];

// #region excerpt
const between = { top: 4, bottom: 4 };

const cards = {
  border: 0,
  '--DataGrid-rowBorderColor': 'transparent',
  [`& .${gridClasses.row}`]: {
    borderRadius: '16px',
    bgcolor: 'action.hover',
    '&:hover, &.Mui-selected': { bgcolor: 'action.selected' },
  },
};

export default function RowCards() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        getRowSpacing={() => between}
        sx={cards}
      />
    </div>
  );
}
// #endregion
