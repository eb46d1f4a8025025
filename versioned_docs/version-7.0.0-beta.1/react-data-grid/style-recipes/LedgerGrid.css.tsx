import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
  {
    field: 'total',
    headerName: 'Euros',
    type: 'number',
    width: 95,
    valueFormatter: (value: number) => value.toFixed(2),
  },
];

// #region excerpt
const styles = `
.LedgerGrid-root.LedgerGrid-root {
  border: 0;
  border-block: 3px double currentColor;
  border-radius: 0;
  font-variant-numeric: tabular-nums;
}

.LedgerGrid-root .MuiDataGrid-columnHeader {
  text-transform: uppercase;
}

.LedgerGrid-root .MuiDataGrid-columnSeparator {
  display: none;
}

.LedgerGrid-root .MuiDataGrid-cell[data-field='total'] {
  border-inline-start: 1px solid color-mix(in srgb, currentColor 20%, transparent);
}
`;
// #endregion

export default function LedgerGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <style>{styles}</style>
      <DataGrid
        aria-label="Orders, written like a ledger"
        className="LedgerGrid-root"
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
      />
    </div>
  );
}
