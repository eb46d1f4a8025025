import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const server = createOrderServer({ count: 20, latency: 900 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'customer', headerName: 'Customer', editable: true, flex: 1, minWidth: 130 }, // prettier-ignore
  { field: 'items', headerName: 'Items', type: 'number', editable: true },
];

interface Saved {
  text: string;
  undo?: Order;
}

export default function OptimisticEdits() {
  const [rows, setRows] = React.useState(() => createOrders(20));
  const [saved, setSaved] = React.useState<Saved | null>(null);
  // #region excerpt
  const show = (order: Order) =>
    setRows((last) => last.map((row) => (row.id === order.id ? order : row)));

  const save = (newRow: Order, oldRow: Order) => {
    show(newRow);
    setSaved({ text: `Order ${newRow.id} changed`, undo: oldRow });
    server.update(newRow).catch((error: Error) => {
      // Undo only this edit: keep a newer one.
      setRows((last) => last.map((row) => (row === newRow ? oldRow : row)));
      setSaved({ text: `Order ${newRow.id} reverted: ${error.message}` });
    });
    return newRow;
  };
  // #endregion
  const undo = () => {
    const now = rows.find(({ id }) => id === saved?.undo?.id);
    if (now && saved?.undo) save(saved.undo, now);
    setSaved(null);
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <RequestLog server={server} height={130} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 48 }}>
        <Typography variant="body2" role="status">
          {saved?.text}
        </Typography>
        {saved?.undo && <Button onClick={undo}>Undo</Button>}
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, shown before they are saved"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          hideFooter
        />
      </div>
    </Box>
  );
}
