import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Number', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];

interface Opened {
  id: string;
  left: number;
  top: number;
}

export default function RowContextMenu() {
  const [opened, setOpened] = React.useState<Opened | null>(null);
  const [last, setLast] = React.useState('Right-click a row.');

  // #region excerpt
  const open = (event: React.MouseEvent<HTMLDivElement>) => {
    event.preventDefault();
    const id = event.currentTarget.dataset.id ?? '';
    setOpened({ id, left: event.clientX, top: event.clientY });
  };
  // #endregion

  const choose = (action: string) => {
    setLast(`${action}: ${opened?.id}`);
    setOpened(null);
  };

  return (
    <Box sx={{ height: 400, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="body2" role="status">
        {last}
      </Typography>
      <DataGrid
        aria-label="Orders with a menu for each row"
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ row: { onContextMenu: open } }}
      />
      <Menu
        open={opened !== null}
        onClose={() => setOpened(null)}
        anchorReference="anchorPosition"
        anchorPosition={opened ?? undefined}
      >
        <MenuItem onClick={() => choose('Print')}>Print</MenuItem>
        <MenuItem onClick={() => choose('Return')}>Return</MenuItem>
      </Menu>
    </Box>
  );
}
