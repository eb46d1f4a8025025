import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'paid', headerName: 'Paid', type: 'boolean' },
];

/** The grid would use the key that presses a button to move the focus. */
function keepSpace(event: React.KeyboardEvent) {
  if (event.key === ' ') event.stopPropagation();
}

export default function ListActions() {
  const [rows, setRows] = React.useState(() => createOrders(30));

  // #region excerpt
  const listColumn = React.useMemo<GridListColDef<Order>>(() => {
    const pay = (id: number) =>
      setRows((orders) =>
        orders.map((order) =>
          order.id === id ? { ...order, paid: true } : order,
        ),
      );

    return {
      field: 'summary',
      display: 'flex',
      renderCell: ({ row, tabIndex }) => (
        <>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" noWrap>
              {row.customer}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {row.paid ? 'Paid' : 'Not paid'}
            </Typography>
          </Box>
          {!row.paid && (
            <Button
              size="small"
              tabIndex={tabIndex}
              aria-label={`Mark order ${row.id} as paid`}
              onClick={() => pay(row.id)}
              onKeyDown={keepSpace}
            >
              Paid
            </Button>
          )}
        </>
      ),
    };
  }, []);
  // #endregion

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders to mark as paid"
        rows={rows}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        rowHeight={64}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
