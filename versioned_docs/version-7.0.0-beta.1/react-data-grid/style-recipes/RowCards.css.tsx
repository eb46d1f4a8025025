import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(12);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'listedOn', headerName: 'Listed', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 75 },
];

// #region excerpt
const between = { top: 4, bottom: 4 };

const styles = `
.RowCards-root.RowCards-root {
  --DataGrid-rowBorderColor: transparent;
  border: 0;
}

.RowCards-root .MuiDataGrid-row {
  border-radius: 16px;
  background: color-mix(in srgb, currentColor 4%, transparent);
}

.RowCards-root .MuiDataGrid-row:is(:hover, .Mui-selected) {
  background: color-mix(in srgb, currentColor 8%, transparent);
}
`;
// #endregion

export default function RowCards() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <style>{styles}</style>
      <DataGrid
        aria-label="Products"
        className="RowCards-root"
        rows={rows}
        columns={columns}
        hideFooter
        getRowSpacing={() => between}
      />
    </div>
  );
}
