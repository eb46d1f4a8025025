import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

export default function ReadRows() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = React.useState('Click a row.');

  // #region excerpt
  function describe(id: GridRowId) {
    const row = apiRef.current.getRow<Order>(id);
    const place = apiRef.current.getRowIndexRelativeToVisibleRows(id);
    const count = apiRef.current.getRowsCount();
    setAnswer(
      `getRow(${id}) is the order of ${row?.customer}, ` +
        `row ${place + 1} of ${count} in the current order.`,
    );
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Typography
        role="status"
        sx={{ minHeight: 72, overflowWrap: 'anywhere' }}
      >
        {answer}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders to read from"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          onCellClick={({ id }) => describe(id)}
          onCellKeyDown={({ id }, event) => {
            if (event.key === 'Enter') describe(id);
          }}
        />
      </div>
    </Box>
  );
}
