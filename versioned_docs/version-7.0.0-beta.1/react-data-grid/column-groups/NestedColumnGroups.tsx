import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
  {
    field: 'Antwerp',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.stock.Antwerp,
  },
  {
    field: 'Gdańsk',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.stock.Gdańsk,
  },
  {
    field: 'Porto',
    type: 'number',
    width: 80,
    valueGetter: (_value, row) => row.stock.Porto,
  },
];

// #region excerpt
const north = {
  groupId: 'north',
  headerName: 'By train',
  children: [{ field: 'Antwerp' }, { field: 'Gdańsk' }],
};

const groups: GridColumnGroupingModel = [
  {
    groupId: 'stock',
    headerName: 'Stock',
    description: 'Pieces in our own warehouses',
    headerAlign: 'center',
    children: [north, { field: 'Porto' }],
  },
];
// #endregion

export default function NestedColumnGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Articles"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        columnHeaderHeight={44}
        hideFooter
      />
    </div>
  );
}
