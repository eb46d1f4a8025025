import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Producte', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Preu', type: 'number', width: 100 },
];

// #region excerpt
const catalan: Partial<GridLocaleText> = {
  toolbarColumns: 'Columnes',
  toolbarFilters: 'Filtres',
  toolbarDensity: 'Densitat',
  toolbarExport: 'Exportar',
  footerRowSelected: (count) =>
    count === 1 ? '1 fila seleccionada' : `${count} files seleccionades`,
  MuiTablePagination: {
    labelRowsPerPage: 'Files per pàgina:',
    labelDisplayedRows: ({ from, to, count }) => `${from}–${to} de ${count}`,
  },
};
// #endregion

export default function AddLanguage() {
  return (
    <div lang="ca" style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Productes"
        rows={rows}
        columns={columns}
        localeText={catalan}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
