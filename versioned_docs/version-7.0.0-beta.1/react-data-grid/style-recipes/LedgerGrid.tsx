import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';
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
const ledger = {
  border: 0,
  borderBlock: '3px double',
  borderColor: 'text.primary',
  borderRadius: 0,
  fontVariantNumeric: 'tabular-nums',
  [`& .${gridClasses.columnHeader}`]: { textTransform: 'uppercase' },
  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
  [`& .${gridClasses.cell}[data-field="total"]`]: {
    borderInlineStart: '1px solid var(--DataGrid-rowBorderColor)',
  },
};

export default function LedgerGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders, written like a ledger"
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        sx={ledger}
      />
    </div>
  );
}
// #endregion
