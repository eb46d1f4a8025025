import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  {
    field: 'shippedOn',
    headerName: 'Handed over to the carrier',
    type: 'date',
    width: 120,
  },
  {
    field: 'items',
    headerName: 'Articles in the parcel',
    type: 'number',
    width: 110,
  },
  {
    field: 'total',
    headerName: 'Total without tax',
    type: 'number',
    width: 110,
  },
];

// #region excerpt
const twoLines = {
  [`& .${gridClasses.columnHeaderTitle}`]: {
    whiteSpace: 'normal',
    lineHeight: 1.3,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
  },
  [`& .${gridClasses['columnHeader--alignRight']}`]: { textAlign: 'end' },
};
// #endregion

export default function WrappedHeaders() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        columnHeaderHeight={72}
        hideFooter
        sx={twoLines}
      />
    </div>
  );
}
