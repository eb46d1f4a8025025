import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridColumnResizeParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);
const KEY = 'orders.widths';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

// #region excerpt
/** Returns the saved widths of existing columns, if they are valid. */
function readDimensions() {
  let saved: Record<string, unknown> = {};
  try {
    saved = { ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    // Storage is blocked or its JSON is invalid: use the default widths.
  }
  const entries = columns.flatMap(({ field }) => {
    const width = Number(saved[field]);
    return width >= 50 ? [[field, { width, flex: 0 }] as const] : [];
  });
  return Object.fromEntries(entries);
}
// #endregion

function saveWidth({ colDef, width }: GridColumnResizeParams) {
  const widths: Record<string, number> = { [colDef.field]: Math.round(width) };
  for (const [field, saved] of Object.entries(readDimensions()))
    widths[field] ??= saved.width;
  try {
    localStorage.setItem(KEY, JSON.stringify(widths));
  } catch {
    // Storage is blocked or full: the width is not saved.
  }
}

function OrderGrid() {
  const [dimensions] = React.useState(readDimensions);

  return (
    <DataGrid
      aria-label="Orders"
      rows={rows}
      columns={columns}
      hideFooter
      initialState={{ columns: { dimensions } }}
      onColumnWidthChange={saveWidth}
    />
  );
}

export default function SavedWidths() {
  const [visit, setVisit] = React.useState(1);

  return (
    <div>
      <Box sx={{ height: 48 }}>
        <Button onClick={() => setVisit(visit + 1)}>Leave and come back</Button>
      </Box>
      <div style={{ height: 320 }}>
        <OrderGrid key={visit} />
      </div>
    </div>
  );
}
