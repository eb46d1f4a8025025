import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { RequestLog } from '../_server/RequestLog';
import { listAfter, server } from './cursorServer';

const pageSize = 5;

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'status', headerName: 'Status', flex: 1 },
];

export default function CursorPagination() {
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState<Order[]>([]);
  const [rowCount, setRowCount] = React.useState(-1);
  const [loading, setLoading] = React.useState(true);
  // The cursor of each page; the first page does not need one.
  const cursors = React.useRef<(string | undefined)[]>([undefined]);

  React.useEffect(() => {
    const request = new AbortController();
    setLoading(true);
    listAfter(cursors.current[page], pageSize, request.signal)
      .then(({ rows: found, next }) => {
        setRows(found);
        if (next) cursors.current[page + 1] = next;
        else setRowCount(page * pageSize + found.length);
      })
      .catch(() => {})
      .finally(() => {
        if (!request.signal.aborted) setLoading(false);
      });
    return () => request.abort();
  }, [page]);

  // #region excerpt
  const turn = (model: GridPaginationModel) => {
    // A page cannot be requested before its cursor is known.
    if (model.page < cursors.current.length) setPage(model.page);
  };
  // #endregion

  return (
    <Box sx={{ height: 540, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders with cursor pagination"
          rows={rows}
          columns={columns}
          loading={loading}
          paginationMode="server"
          rowCount={rowCount}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={turn}
          pageSizeOptions={[pageSize]}
          slotProps={{ pagination: { page } }}
        />
      </div>
      <RequestLog server={server} />
    </Box>
  );
}
