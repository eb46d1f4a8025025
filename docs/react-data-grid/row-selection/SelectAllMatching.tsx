import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { createOrderServer, type OrderPage } from '../_server/order-server';

const server = createOrderServer({ count: 137, latency: 150 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
];

/** With `all`, `ids` are the exceptions. */
interface Selection {
  all: boolean;
  ids: readonly GridRowId[];
}

const NONE: Selection = { all: false, ids: [] };

export default function SelectAllMatching() {
  const [pages, setPages] = React.useState({ page: 0, pageSize: 5 });
  const [{ rows, total }, setAnswer] = React.useState<OrderPage>({
    rows: [],
    total: 0,
  });
  const [selection, setSelection] = React.useState(NONE);

  React.useEffect(() => {
    const request = new AbortController();
    server.list(pages, request.signal).then(setAnswer, () => {});
    return () => request.abort();
  }, [pages]);

  // #region excerpt
  const { all, ids } = selection;
  const model = React.useMemo(() => {
    if (!all) return ids;
    return rows.map(({ id }) => id).filter((id) => !ids.includes(id));
  }, [all, ids, rows]);

  function change(next: GridRowSelectionModel) {
    if (!all) return setSelection({ all, ids: next });
    const here = rows.map(({ id }) => id as GridRowId);
    const elsewhere = ids.filter((id) => !here.includes(id));
    const left = here.filter((id) => !next.includes(id));
    return setSelection({ all, ids: [...elsewhere, ...left] });
  }
  // #endregion

  const count = all ? total - ids.length : ids.length;
  return (
    <Box sx={{ height: 460, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {count} of {total} selected
        </Typography>
        <Button onClick={() => setSelection({ all: true, ids: [] })}>
          Select all {total}
        </Button>
        <Button onClick={() => setSelection(NONE)}>Clear</Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders from a server"
          rows={rows}
          rowCount={total}
          columns={columns}
          paginationMode="server"
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[5]}
          checkboxSelection
          keepNonExistentRowsSelected
          hideFooterSelectedRowCount
          rowSelectionModel={model}
          onRowSelectionModelChange={change}
        />
      </div>
    </Box>
  );
}
