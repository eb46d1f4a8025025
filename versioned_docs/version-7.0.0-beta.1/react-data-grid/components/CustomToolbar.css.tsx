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
const styles = `
.CustomToolbar-root {
  gap: 4px;
  padding: 8px;
  background: color-mix(in srgb, currentColor 5%, transparent);
  border-block-end: 1px solid color-mix(in srgb, currentColor 14%, transparent);
}

.CustomToolbar-title {
  margin-inline: 8px auto;
  font-size: 14px;
  font-weight: 600;
}

.CustomToolbar-button {
  border-radius: 999px;
  padding-inline: 12px;
}
`;

const slotProps = { button: { className: 'CustomToolbar-button' } };

function OrderToolbar() {
  return (
    <GridToolbarContainer className="CustomToolbar-root">
      <span className="CustomToolbar-title">Orders</span>
      <GridToolbarColumnsButton slotProps={slotProps} />
      <GridToolbarFilterButton slotProps={slotProps} />
      <GridToolbarExport slotProps={slotProps} />
    </GridToolbarContainer>
  );
}
// #endregion

export default function CustomToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <style>{styles}</style>
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
