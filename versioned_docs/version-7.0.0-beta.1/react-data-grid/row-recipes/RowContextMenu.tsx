import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 70 },
];

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(() => createOrders(30));
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  const [place, setPlace] = React.useState<{ left: number; top: number }>();

  // #region excerpt
  function open(event: React.MouseEvent<HTMLElement>) {
    event.preventDefault();
    const id = Number(event.currentTarget.dataset.id);
    // Select a row that is not selected yet.
    if (!selected.includes(id)) setSelected([id]);
    setPlace({ left: event.clientX, top: event.clientY });
  }
  const slotProps = { row: { onContextMenu: open } };
  // #endregion

  const close = () => setPlace(undefined);
  function pay() {
    setRows(rows.map((row) => selected.includes(row.id) ? { ...row, paid: true } : row)); // prettier-ignore
    close();
  }
  function remove() {
    setRows(rows.filter((row) => !selected.includes(row.id)));
    close();
  }
  const title = selected.length === 1 ? `Order ${selected[0]}` : `${selected.length} orders`; // prettier-ignore

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a context menu"
        rows={rows}
        columns={columns}
        checkboxSelection
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
        slotProps={slotProps}
        hideFooter
      />
      <Menu
        open={place !== undefined}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={place}
        MenuListProps={{ 'aria-label': title }}
      >
        <MenuItem onClick={pay}>Mark as paid</MenuItem>
        <MenuItem onClick={remove}>Delete</MenuItem>
      </Menu>
    </div>
  );
}
