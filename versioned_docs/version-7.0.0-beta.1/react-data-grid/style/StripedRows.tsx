import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(40);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'listedOn', headerName: 'Listed', width: 100 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    valueFormatter: (value: number) => euros.format(value),
    width: 80,
  },
];

export default function StripedRows() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? '' : 'odd'
        }
        sx={{
          '& .odd': { bgcolor: 'action.hover' },
          '& .odd:hover': { bgcolor: 'action.selected' },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
