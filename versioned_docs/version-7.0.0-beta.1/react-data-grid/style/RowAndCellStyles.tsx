import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 115,
    cellClassName: 'customer',
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 90,
    cellClassName: ({ value }) => `status-${value}`,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function RowAndCellStyles() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders, unpaid ones tinted"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) => (row.paid ? '' : 'unpaid')}
        sx={{
          '& .unpaid': { bgcolor: 'action.hover' },
          '& .unpaid:hover': { bgcolor: 'action.selected' },
          '& .unpaid .customer': {
            borderInlineStart: ({ palette }) =>
              `4px solid ${palette.warning.main}`,
            paddingInlineStart: '6px',
          },
          '& .status-Open': {
            // Readable on a tinted row in both color modes.
            color: ({ palette }) =>
              palette.error[palette.mode === 'dark' ? 'light' : 'dark'],
            fontWeight: 600,
          },
          '& .status-Delivered': { color: 'success.main' },
        }}
      />
    </div>
  );
}
// #endregion
