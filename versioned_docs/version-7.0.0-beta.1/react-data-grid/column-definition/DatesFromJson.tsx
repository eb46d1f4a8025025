import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

// Each row has a string such as '2023-04-17', as sent by a server.
const rows = createProducts();

// #region excerpt
function localDay(text: string | null) {
  // A date with a time, but without a zone, is parsed as local time.
  return text ? new Date(`${text}T00:00`) : null;
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'listedOn',
    headerName: 'Listed',
    type: 'date',
    width: 120,
    valueGetter: localDay,
  },
];
// #endregion

export default function DatesFromJson() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products by the day they were listed"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
