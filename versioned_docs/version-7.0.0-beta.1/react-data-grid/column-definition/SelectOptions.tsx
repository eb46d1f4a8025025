import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { CATEGORIES, createProducts, type Product } from '../_data/products';

const rows = createProducts();

// #region excerpt
// const CATEGORIES = [{ value: 'TW', label: 'Kitchen' }, …]
const labels = new Map(CATEGORIES.map(({ value, label }) => [value, label]));
const labelOf = (code: string) => labels.get(code) ?? '';

const category: GridColDef<Product> = {
  field: 'category',
  headerName: 'Category',
  type: 'singleSelect',
  valueOptions: CATEGORIES,
  sortComparator: (a: string, b: string) =>
    labelOf(a).localeCompare(labelOf(b)),
  editable: true,
  width: 130,
};
// #endregion

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  category,
];

export default function SelectOptions() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products with a category"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
