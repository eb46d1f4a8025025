import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 130 },
  {
    field: 'cost',
    headerName: 'Cost',
    type: 'number',
    description: 'What it is bought for, in euros',
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    description: 'What it is sold for, in euros',
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    description: 'Pieces in all warehouses',
    valueGetter: (stock: Product['stock']) =>
      stock.Antwerp + stock.Gdańsk + stock.Porto,
  },
];

// #region excerpt
/** Also searches the description; the search value is in lower case. */
function searchPredicate(column: GridColDef, text: string) {
  const { field, headerName = field, description = '' } = column;
  return `${headerName} ${description}`.toLowerCase().includes(text);
}
// #endregion

export default function PanelSearch() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Articles"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={{ columnsManagement: { searchPredicate } }}
      />
    </div>
  );
}
