import * as React from 'react';
import BackIcon from '@mui/icons-material/ArrowUpward';
import ForwardIcon from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const COLUMNS: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

// #region excerpt
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list.slice(from, from + 1);
  const rest = [...list.slice(0, from), ...list.slice(from + 1)];
  return [...rest.slice(0, to), ...item, ...rest.slice(to)];
}
// #endregion

interface ColumnListProps {
  columns: GridColDef<Order>[];
  onMove: (from: number, to: number) => void;
}

function ColumnList({ columns, onMove }: ColumnListProps) {
  return (
    <Box
      component="ul"
      aria-label="Order of the columns"
      sx={{ listStyle: 'none', p: 0, m: 0, minWidth: 170 }}
    >
      {columns.map(({ field, headerName }, index) => (
        <Stack
          key={field}
          component="li"
          direction="row"
          alignItems="center"
          height={40}
        >
          <IconButton
            size="small"
            aria-label={`${headerName} up`}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            <BackIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={`${headerName} down`}
            disabled={index === columns.length - 1}
            onClick={() => onMove(index, index + 1)}
          >
            <ForwardIcon fontSize="small" />
          </IconButton>
          <Typography variant="body2">{headerName}</Typography>
        </Stack>
      ))}
    </Box>
  );
}

export default function OrderOutside() {
  const [columns, setColumns] = React.useState(COLUMNS);

  return (
    <Stack direction={{ xs: 'column', md: 'row' }} gap={2}>
      <ColumnList
        columns={columns}
        onMove={(from, to) => setColumns(moved(columns, from, to))}
      />
      <Box sx={{ height: 344, flex: { md: 1 }, minWidth: 0 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
