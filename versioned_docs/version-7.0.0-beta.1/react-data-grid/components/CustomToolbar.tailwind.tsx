import {
  DataGrid,
  type GridColDef,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

// #region excerpt
const slotProps = { button: { className: 'rounded-full! px-3!' } };

function OrderToolbar() {
  return (
    <GridToolbarContainer className="gap-1! border-b border-slate-200 bg-slate-50 p-2! dark:border-slate-700 dark:bg-slate-800">
      <span className="ms-2 me-auto text-sm font-semibold">Orders</span>
      <GridToolbarColumnsButton slotProps={slotProps} />
      <GridToolbarFilterButton slotProps={slotProps} />
      <GridToolbarExport slotProps={slotProps} />
    </GridToolbarContainer>
  );
}
// #endregion

export default function CustomToolbar() {
  return (
    <div className="h-100 w-full">
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: OrderToolbar }}
      />
    </div>
  );
}
