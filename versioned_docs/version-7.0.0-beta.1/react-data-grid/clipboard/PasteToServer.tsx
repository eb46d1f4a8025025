import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const rows = createOrders(20);
const server = createOrderServer({ count: 20, latency: 200 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 160, editable: true },
  { field: 'items', headerName: 'Items', type: 'number', editable: true },
];

export default function PasteToServer() {
  const [errors, setErrors] = React.useState<string[]>([]);
  // #region excerpt
  async function save(newRow: Order, oldRow: Order) {
    if (!Number.isInteger(newRow.items)) {
      throw new Error(`Order ${oldRow.id}: items is a whole number`);
    }
    return server.update(newRow);
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 560 }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders that are saved when pasted"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          processRowUpdate={save}
          onProcessRowUpdateError={({ message }: Error) =>
            setErrors((all) => [...all, message])
          }
          onClipboardPasteStart={() => setErrors([])}
        />
      </div>
      <Box sx={{ height: 48 }}>
        {errors.length > 0 && (
          <Alert severity="error">
            Not saved: {errors.length}. {errors[0]}
          </Alert>
        )}
      </Box>
      <RequestLog server={server} height={150} />
    </Box>
  );
}
