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

const cards = [
  'border-0! [--DataGrid-rowBorderColor:transparent]!',
  '[&_.MuiDataGrid-row]:rounded-2xl',
  '[&_.MuiDataGrid-row]:bg-black/5 dark:[&_.MuiDataGrid-row]:bg-white/10',
  '[&_.MuiDataGrid-row:hover]:bg-black/10! dark:[&_.MuiDataGrid-row:hover]:bg-white/15!',
  '[&_.MuiDataGrid-row.Mui-selected]:bg-black/10! dark:[&_.MuiDataGrid-row.Mui-selected]:bg-white/15!',
].join(' ');

export default function RowCards() {
  return (
    <div className="h-100 w-full">
      <DataGrid
        aria-label="Products"
        className={cards}
        rows={rows}
        columns={columns}
        hideFooter
        getRowSpacing={() => between}
      />
    </div>
  );
}
// #endregion
