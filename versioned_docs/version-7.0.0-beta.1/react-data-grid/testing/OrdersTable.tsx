import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { loadOrders, saveOrder, type OrderRow } from './_server/orders';

const statuses = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'];

const columns: GridColDef<OrderRow>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'items', headerName: 'Items', type: 'number', editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    editable: true,
    width: 130,
  },
  { field: 'city', headerName: 'City', width: 160 },
  { field: 'country', headerName: 'Country', width: 160 },
];

interface OrdersTableProps {
  load?: () => Promise<OrderRow[]>;
  save?: (order: OrderRow) => Promise<OrderRow>;
}

export default function OrdersTable({
  load = loadOrders,
  save = saveOrder,
}: OrdersTableProps) {
  const [orders, setOrders] = React.useState<OrderRow[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [message, setMessage] = React.useState('');
  const showError = React.useCallback(
    (error: Error) => setMessage(`Error: ${error.message}`),
    [],
  );

  React.useEffect(() => {
    load()
      .then(setOrders, showError)
      .finally(() => setLoading(false));
  }, [load, showError]);

  const saveRow = React.useCallback(
    async (order: OrderRow) => {
      const saved = await save(order);
      setMessage(`Order ${saved.id} is saved`);
      return saved;
    },
    [save],
  );

  return (
    <div>
      <Box sx={{ height: 400 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          loading={loading}
          checkboxSelection
          disableRowSelectionOnClick
          processRowUpdate={saveRow}
          onProcessRowUpdateError={showError}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
        />
      </Box>
      <Typography role="status" noWrap sx={{ mt: 1, height: 24 }}>
        {message}
      </Typography>
    </div>
  );
}
