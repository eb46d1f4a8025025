import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import PrintIcon from '@mui/icons-material/Print';
import ScheduleIcon from '@mui/icons-material/Schedule';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(20);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'paid',
    headerName: 'Paid',
    width: 80,
    display: 'flex',
    renderCell: ({ value }) =>
      value ? (
        <CheckCircleIcon color="success" titleAccess="paid" />
      ) : (
        <ScheduleIcon color="action" titleAccess="not paid yet" />
      ),
  },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    getActions: ({ row }) => [
      <GridActionsCellItem key="print" icon={<PrintIcon />} label={`Print order ${row.id}`} />,
    ],
  },
]; // prettier-ignore
// #endregion

export default function NamedGrid() {
  const id = React.useId();
  // The prop names the root element; this names the grid itself.
  const slotProps = React.useMemo(
    () => ({ main: { 'aria-labelledby': id } }),
    [id],
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <Typography id={id} variant="h6" component="p" sx={{ mb: 1 }}>
        Orders of this week
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          slotProps={slotProps}
          aria-labelledby={id}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
