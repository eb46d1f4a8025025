import type { Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(20);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 80,
    headerClassName: 'counted',
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    headerClassName: 'counted',
    valueFormatter: (value: number) => euros.format(value),
  },
];

const headers = {
  '--DataGrid-containerBackground': ({ palette }: Theme) =>
    palette.mode === 'dark' ? palette.grey[900] : palette.grey[100],
  [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
  '& .counted': { color: 'primary.main' },
};
// #endregion

export default function HeaderStyles() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        sx={headers}
      />
    </div>
  );
}
