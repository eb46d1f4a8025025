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
const localeText = {
  ...deDE.components.MuiDataGrid.defaultProps.localeText,
  // Texts that the locale lacks.
  columnsManagementSearchTitle: 'Spalte suchen',
  columnsManagementNoColumns: 'Keine Spalten',
  columnsManagementShowHideAllText: 'Alle anzeigen oder ausblenden',
  // Custom texts.
  noRowsLabel: 'Keine Bestellungen',
  footerRowSelected: (count: number) =>
    count === 1
      ? 'Eine Bestellung ausgewählt'
      : `${count} Bestellungen ausgewählt`,
};
// #endregion

export default function OwnTexts() {
  return (
    <div lang="de" style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Bestellungen mit eigenen Texten"
        rows={rows}
        columns={columns}
        checkboxSelection
        localeText={localeText}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
