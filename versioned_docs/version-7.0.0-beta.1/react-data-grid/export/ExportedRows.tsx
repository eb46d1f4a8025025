import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  GridToolbarContainer,
  GridToolbarExportContainer,
  GridToolbarFilterButton,
  useGridApiContext,
  type GridColDef,
  type GridCsvExportOptions,
  type GridExportMenuItemProps,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

// #region excerpt
type RowsToExport = NonNullable<GridCsvExportOptions['getRowsToExport']>;

const filteredRows: RowsToExport = ({ apiRef }) =>
  gridFilteredSortedRowIdsSelector(apiRef);

const rowsOfPage: RowsToExport = ({ apiRef }) =>
  gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);

const allRows: RowsToExport = ({ apiRef }) => apiRef.current.getAllRowIds();
// #endregion

interface ExportRowsItemProps extends GridExportMenuItemProps<object> {
  label: string;
  getRowsToExport: RowsToExport;
}

function ExportRowsItem({
  label,
  getRowsToExport,
  hideMenu,
}: ExportRowsItemProps) {
  const apiRef = useGridApiContext();
  const write = () => {
    apiRef.current.exportDataAsCsv({ fileName: 'orders', getRowsToExport });
    hideMenu?.();
  };
  return <MenuItem onClick={write}>{label}</MenuItem>;
}

function OrderToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
      <GridToolbarExportContainer>
        <ExportRowsItem label="Rows found" getRowsToExport={filteredRows} />
        <ExportRowsItem label="This page" getRowsToExport={rowsOfPage} />
        <ExportRowsItem label="All rows" getRowsToExport={allRows} />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'items', operator: '>', value: '10' }],
    },
  },
  pagination: { paginationModel: { pageSize: 5 } },
};

export default function ExportedRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders of more than 10 items"
        rows={rows}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5]}
        slots={{ toolbar: OrderToolbar }}
      />
    </div>
  );
}
