import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(90);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const initialState = { pagination: { paginationModel: { pageSize: 25 } } };

export default function OpenAtARow() {
  const apiRef = useGridApiRef();
  const [wanted, setWanted] = React.useState('4021');
  const [problem, setProblem] = React.useState('');

  // #region excerpt
  const show = React.useCallback(
    (id: number) => {
      const api = apiRef.current;
      const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
      if (rowIndex < 0) return false;
      api.setPage(Math.floor(rowIndex / gridPageSizeSelector(apiRef)));
      api.setCellFocus(id, 'customer');
      api.selectRow(id, true, true);
      requestAnimationFrame(() => api.scrollToIndexes({ rowIndex }));
      return true;
    },
    [apiRef],
  );
  // #endregion

  const find = (event: React.FormEvent) => {
    event.preventDefault();
    setProblem(show(Number(wanted)) ? '' : 'There is no such order');
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 500 }}>
      <Box
        component="form"
        onSubmit={find}
        sx={{ display: 'flex', alignItems: 'start', gap: 1, pt: 1, height: 72 }}
      >
        <TextField
          label="Order number"
          size="small"
          value={wanted}
          error={problem !== ''}
          helperText={problem}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Button type="submit">Show it</Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders to search"
          rows={rows}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[25]}
        />
      </Box>
    </Box>
  );
}
