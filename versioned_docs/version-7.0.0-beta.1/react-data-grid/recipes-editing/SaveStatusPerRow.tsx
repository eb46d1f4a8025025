import * as React from 'react';
import Box from '@mui/material/Box';
import ReplayIcon from '@mui/icons-material/Replay';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const server = createOrderServer({ count: 20, latency: 600 });

interface OrderRow extends Order {
  /** State of the last edit. */
  state?: 'saving' | 'saved' | 'failed';
}

function createColumns(retry: (row: OrderRow) => void): GridColDef<OrderRow>[] {
  return [
    { field: 'customer', headerName: 'Customer', editable: true, flex: 1, minWidth: 120 }, // prettier-ignore
    { field: 'items', headerName: 'Items', type: 'number', editable: true, width: 70 }, // prettier-ignore
    { field: 'state', headerName: 'State', width: 80, sortable: false },
    {
      field: 'retry',
      headerName: 'Retry',
      type: 'actions',
      width: 60,
      getActions: ({ row }) =>
        row.state === 'failed'
          ? [
              <GridActionsCellItem
                key="retry"
                icon={<ReplayIcon />}
                label={`Save order ${row.id} again`}
                onClick={() => retry(row)}
              />,
            ]
          : [],
    },
  ];
}

export default function SaveStatusPerRow() {
  const [rows, setRows] = React.useState<OrderRow[]>(() => createOrders(20));
  // #region excerpt
  const save = React.useCallback(({ state: _old, ...order }: OrderRow) => {
    const sent: OrderRow = { ...order, state: 'saving' };
    setRows((last) => last.map((row) => (row.id === sent.id ? sent : row)));
    // Ignore the response if there is a newer edit.
    const end = (state: OrderRow['state']) =>
      setRows((last) =>
        last.map((row) => (row === sent ? { ...row, state } : row)),
      );
    server.update(order).then(
      () => end('saved'),
      () => end('failed'),
    );
    return sent;
  }, []);
  const columns = React.useMemo(() => createColumns(save), [save]);
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 540 }}>
      <RequestLog server={server} height={140} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders with the state of each save"
          rows={rows}
          columns={columns}
          processRowUpdate={(newRow, oldRow) =>
            newRow.customer === oldRow.customer && newRow.items === oldRow.items
              ? oldRow
              : save(newRow)
          }
          hideFooter
        />
      </div>
    </Box>
  );
}
