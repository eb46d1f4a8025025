import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

// #region excerpt
const toCode = (text: string | undefined) =>
  (text ?? '')
    .replace(/[^a-z]/gi, '')
    .slice(0, 2)
    .toUpperCase();

const toPrice = (text: string | undefined) => Math.abs(Number(text));
// #endregion

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  {
    field: 'category',
    headerName: 'Code',
    editable: true,
    valueParser: toCode,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    editable: true,
    valueParser: toPrice,
    valueFormatter: (price: number) => euros.format(price),
  },
];

export default function ParseInput() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products with a code of two capital letters"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
