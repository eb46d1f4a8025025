import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

const PAGE_SIZE = 5;

const initialState = {
  pagination: { paginationModel: { pageSize: PAGE_SIZE } },
  sorting: { sortModel: [{ field: 'customer', sort: 'asc' } as const] },
};

// The newest order comes first; the demo adds the first 40 later.
const orders = createOrders(80);

export default function ScrollToNewRow() {
  const apiRef = useGridApiRef();
  const [coming, setComing] = React.useState(40);
  const [status, setStatus] = React.useState('');
  const rows = React.useMemo(() => orders.slice(coming), [coming]);

  // #region excerpt
  React.useEffect(() => {
    const id = rows[0]?.id;
    if (coming === 40 || id === undefined) return;
    const place = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (place === -1) {
      setStatus(`Order ${id} is hidden by the filter`);
      return;
    }
    const page = Math.floor(place / PAGE_SIZE);
    setStatus(`Order ${id} is on page ${page + 1}`);
    apiRef.current.setPage(page);
    apiRef.current.setCellFocus(id, 'customer');
  }, [apiRef, coming, rows]);
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440, gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          disabled={coming === 0}
          onClick={() => setComing(coming - 1)}
          sx={{ flex: 'none' }}
        >
          New order
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders in the order of their customers"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          pageSizeOptions={[PAGE_SIZE]}
          initialState={initialState}
        />
      </div>
    </Box>
  );
}
