import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

function describe([item]: GridSortModel = []) {
  return item ? `${item.field}, ${item.sort}` : 'not sorted';
}

function SortHistoryFooter() {
  // #region excerpt
  const apiRef = useGridApiContext();
  const [past, setPast] = React.useState<GridSortModel[]>([[]]);

  useGridApiEventHandler(apiRef, 'sortModelChange', (model) => {
    // Going back is a change too.
    setPast((all) =>
      all.at(-2) === model ? all.slice(0, -1) : [...all, model],
    );
  });

  function goBack() {
    const before = past.at(-2);
    if (before) apiRef.current.setSortModel(before);
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1 }}>
      <Button size="small" disabled={past.length < 2} onClick={goBack}>
        Undo
      </Button>
      <Typography variant="body2" role="status">
        {describe(past.at(-1))}
      </Typography>
    </Box>
  );
}

export default function SortHistory() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{ footer: SortHistoryFooter }}
      />
    </div>
  );
}
