import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ORDER_STATUSES, type Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const server = createOrderServer({ count: 20 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'customer', headerName: 'Customer', editable: true, flex: 1, minWidth: 130 }, // prettier-ignore
  { field: 'items', headerName: 'Items', type: 'number', editable: true, width: 80 }, // prettier-ignore
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    editable: true,
    width: 120,
  },
];

const EDITED = ['customer', 'items', 'status'] as const;

function useOrders() {
  const [rows, setRows] = React.useState<Order[]>();
  React.useEffect(() => {
    const request = new AbortController();
    server.list({}, request.signal).then(
      (page) => setRows(page.rows),
      () => {
        // The page was left or the server is down: the log shows it.
      },
    );
    return () => request.abort();
  }, []);
  return rows;
}

export default function ServerPersistence() {
  const rows = useOrders();
  // #region excerpt
  const [message, setMessage] = React.useState('');
  const save = async (newRow: Order, oldRow: Order) => {
    if (EDITED.every((field) => newRow[field] === oldRow[field])) return oldRow;
    setMessage('');
    return server.update(newRow);
  };
  const explain = (error: Error) =>
    setMessage(`Not saved: ${error.message}. Try again, or press Escape.`);
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <RequestLog server={server} height={130} />
      <Typography
        variant="body2"
        color="error"
        role="status"
        sx={{ height: 48 }}
      >
        {message}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, saved on a server"
          rows={rows ?? []}
          loading={!rows}
          columns={columns}
          processRowUpdate={save}
          onProcessRowUpdateError={explain}
          hideFooter
        />
      </div>
    </Box>
  );
}
