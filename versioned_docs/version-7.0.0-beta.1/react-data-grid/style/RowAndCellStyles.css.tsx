import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const styles = `
.RowAndCellStyles-unpaid {
  background: color-mix(in srgb, currentColor 4%, transparent);
}

.RowAndCellStyles-root .RowAndCellStyles-unpaid:hover {
  background: color-mix(in srgb, currentColor 8%, transparent);
}

.RowAndCellStyles-unpaid .RowAndCellStyles-customer {
  border-inline-start: 4px solid #ed6c02;
  padding-inline-start: 6px;
}

.RowAndCellStyles-Open {
  color: color-mix(in srgb, #f44336 60%, currentColor);
  font-weight: 600;
}

.RowAndCellStyles-Delivered {
  color: color-mix(in srgb, #4caf50 60%, currentColor);
}
`;

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 115,
    cellClassName: 'RowAndCellStyles-customer',
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 90,
    cellClassName: ({ value }) => `RowAndCellStyles-${value}`,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];
// #endregion

export default function RowAndCellStyles() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <style>{styles}</style>
      <DataGrid
        className="RowAndCellStyles-root"
        aria-label="Orders, unpaid ones tinted"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) =>
          row.paid ? '' : 'RowAndCellStyles-unpaid'
        }
      />
    </div>
  );
}
