import type * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { createOrders, type Order, type OrderLine } from '../_data/orders';

const rows = createOrders(30);

// #region excerpt
function Lines({
  row,
  show,
}: {
  row: Order;
  show: (line: OrderLine) => React.ReactNode;
}) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {row.lines.map((line) => (
        <Box component="li" key={line.article} sx={{ lineHeight: '40px' }}>
          {show(line)}
        </Box>
      ))}
    </Box>
  );
}

const getRowHeight = ({ model }: GridRowHeightParams) =>
  (model as Order).lines.length * 40 + 1;
// #endregion

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 145,
    display: 'flex',
  },
  {
    field: 'lines',
    headerName: 'Article',
    flex: 1,
    minWidth: 130,
    sortable: false,
    renderCell: ({ row }) => (
      <Lines row={row} show={({ article }) => article} />
    ),
  },
  {
    field: 'items',
    headerName: 'Pieces',
    type: 'number',
    width: 80,
    renderCell: ({ row }) => (
      <Lines row={row} show={({ quantity }) => quantity} />
    ),
  },
];

export default function LinesInOneRow() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Orders with all lines in one row"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
        showCellVerticalBorder
        sx={{
          [`& .${gridClasses.cell} li + li`]: {
            borderTop: 1,
            borderColor: 'divider',
          },
        }}
      />
    </div>
  );
}
