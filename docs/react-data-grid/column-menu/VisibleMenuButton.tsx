import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'listedOn', headerName: 'Listed', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', flex: 1 },
];

export default function VisibleMenuButton() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ columnMenuIcon: ExpandMoreIcon }}
        localeText={{
          columnMenuLabel: 'Column options',
          columnMenuAriaLabel: (column) => `Options of ${column}`,
        }}
        sx={{
          [`& .${gridClasses.menuIcon}`]: {
            visibility: 'visible',
            width: 'auto',
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
