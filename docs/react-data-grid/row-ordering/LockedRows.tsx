import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  gridClasses,
  type GridColDef,
  type GridRowOrderChangeParams,
  renderRowReorderCell,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

// #region excerpt
const columns: GridColDef<Order>[] = [
  {
    ...GRID_REORDER_COL_DEF,
    cellClassName: gridClasses.rowReorderCellContainer,
    headerName: 'Move',
    renderHeader: undefined,
    renderCell: (params) =>
      params.row.paid ? (
        renderRowReorderCell(params)
      ) : (
        <Typography variant="caption" sx={{ m: 'auto' }}>
          Locked
        </Typography>
      ),
    width: 80,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];
// #endregion

export default function LockedRows() {
  const [rows, setRows] = React.useState(() => createOrders(8));

  const move = ({ row, targetIndex }: GridRowOrderChangeParams) =>
    setRows((orders) => {
      const others = orders.filter(({ id }) => id !== row.id);
      return [
        ...others.slice(0, targetIndex),
        row as Order,
        ...others.slice(targetIndex),
      ];
    });

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, only paid ones can be moved"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={move}
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
