import {
  DataGrid,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', editable: true, flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', editable: true },
];

// #region excerpt
const startOnPurpose: GridEventListener<'cellEditStart'> = (params, event) => {
  const { enterKeyDown, cellDoubleClick } = GridCellEditStartReasons;
  if (params.reason !== enterKeyDown && params.reason !== cellDoubleClick) {
    event.defaultMuiPrevented = true;
  }
};

const stopOnPurpose: GridEventListener<'cellEditStop'> = (params, event) => {
  if (params.reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};
// #endregion

export default function NoAccidentalEdits() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Products, edited only on purpose"
        rows={rows}
        columns={columns}
        onCellEditStart={startOnPurpose}
        onCellEditStop={stopOnPurpose}
        hideFooter
      />
    </div>
  );
}
