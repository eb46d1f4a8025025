import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

// #region excerpt
const NOT_IN_THE_LIST = [GRID_CHECKBOX_SELECTION_FIELD, 'customer'];

const columnsManagement = {
  sort: 'asc',
  getTogglableColumns: (all: GridColDef[]) =>
    all
      .map(({ field }) => field)
      .filter((field) => !NOT_IN_THE_LIST.includes(field)),
  toggleAllMode: 'filteredOnly',
  autoFocusSearchField: false,
} as const;
// #endregion

export default function PanelOptions() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        checkboxSelection
        hideFooter
        slots={{ toolbar: Toolbar }}
        slotProps={{ columnsManagement }}
      />
    </div>
  );
}
