import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 70 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 60 },
];

interface BulkBarProps {
  count: number;
  onPay: () => void;
  onDelete: () => void;
}

function BulkBar({ count, onPay, onDelete }: BulkBarProps) {
  return (
    <Box
      role="toolbar"
      aria-label="Selected orders"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 40 }}
    >
      <Typography variant="body2" role="status" sx={{ flex: 1 }}>
        {count === 0 ? 'Nothing selected' : `${count} selected`}
      </Typography>
      <Button disabled={count === 0} onClick={onPay}>
        Mark as paid
      </Button>
      <Button disabled={count === 0} color="error" onClick={onDelete}>
        Delete
      </Button>
    </Box>
  );
}

export default function BulkActions() {
  const [rows, setRows] = React.useState(() => createOrders(12));
  const [model, setModel] = React.useState<GridRowSelectionModel>([]);

  // #region excerpt
  const selected = new Set(model);
  const pay = () => {
    setRows(
      rows.map((row) => (selected.has(row.id) ? { ...row, paid: true } : row)),
    );
    setModel([]);
  };
  // The grid deselects deleted rows.
  const remove = () => setRows(rows.filter(({ id }) => !selected.has(id)));
  // #endregion

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <BulkBar count={model.length} onPay={pay} onDelete={remove} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooterSelectedRowCount
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </div>
    </Box>
  );
}
