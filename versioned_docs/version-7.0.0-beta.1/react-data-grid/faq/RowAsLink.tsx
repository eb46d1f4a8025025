import Link from '@mui/material/Link';
import type { SxProps } from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(12);

// #region excerpt
function OrderLink({ id, row, tabIndex }: GridRenderCellParams<Order>) {
  return (
    <Link href={`#order-${id}`} tabIndex={tabIndex} className="order">
      {row.customer}
    </Link>
  );
}

const wholeRow: SxProps = {
  [`& .${gridClasses.row}`]: { position: 'relative' },
  '& .order::after': { content: '""', position: 'absolute', inset: 0 },
};
// #endregion

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    renderCell: (params) => <OrderLink {...params} />,
  },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
];

export default function RowAsLink() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders, each row a link"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        sx={wholeRow}
      />
    </div>
  );
}
