import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import {
  createOrders,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
} from '../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    editable: true,
    width: 110,
  },
];

export default function ChangeSelectedRows() {
  const [rows, setRows] = React.useState(() => createOrders(20));
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  const [status, setStatus] = React.useState<OrderStatus>('Packed');
  // #region excerpt
  const apply = () => {
    const ids = new Set(selected);
    setRows((last) =>
      last.map((row) => (ids.has(row.id) ? { ...row, status } : row)),
    );
    setSelected([]);
  };
  const save = (row: Order) => {
    setRows((last) => last.map((each) => (each.id === row.id ? row : each)));
    return row;
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 64 }}>
        <TextField
          select
          size="small"
          label="New status"
          value={status}
          onChange={(event) => setStatus(event.target.value as OrderStatus)}
          sx={{ width: 120 }}
        >
          {ORDER_STATUSES.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={apply} disabled={selected.length === 0}>
          Set for {selected.length} orders
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, changed together"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </div>
    </Box>
  );
}
