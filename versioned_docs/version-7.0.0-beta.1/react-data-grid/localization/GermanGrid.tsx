import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Kunde', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'Ort', width: 110 },
  { field: 'items', headerName: 'Artikel', type: 'number', width: 100 },
];

// #region excerpt
const { localeText } = deDE.components.MuiDataGrid.defaultProps;

export default function GermanGrid() {
  return (
    <div lang="de" style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Bestellungen"
        rows={rows}
        columns={columns}
        localeText={localeText}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
// #endregion
