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
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', flex: 1 },
  { field: 'cost', headerName: 'Cost', type: 'number', flex: 1 },
];

function describe([item]: GridSortModel = []) {
  return item ? `${item.field}, ${item.sort}` : 'not sorted';
}

function SortHistoryFooter() {
  // #region excerpt
  const apiRef = useGridApiContext();
  const [past, setPast] = React.useState<GridSortModel[]>([[]]);

  useGridApiEventHandler(apiRef, 'sortModelChange', (model) => {
    // Undo changes the model too.
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
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
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
        aria-label="Products"
        rows={rows}
        columns={columns}
        slots={{ footer: SortHistoryFooter }}
      />
    </div>
  );
}
