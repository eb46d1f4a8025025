import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { createOrderServer, type OrderPage } from '../_server/order-server';

const server = createOrderServer({ count: 30, latency: 150 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
];

export default function SelectionAcrossPages() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<OrderPage>({ rows: [], total: 0 });
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  const [keep, setKeep] = React.useState(true);

  React.useEffect(() => {
    const request = new AbortController();
    server.list(model, request.signal).then(setAnswer, () => {});
    return () => request.abort();
  }, [model]);

  return (
    <Box sx={{ height: 470, display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        label="Keep the selection of other pages"
        control={<Switch checked={keep} />}
        onChange={(_event, checked) => setKeep(checked)}
      />
      <Typography variant="body2" role="status" sx={{ height: 32 }} noWrap>
        Selected: {selected.join(', ') || 'none'}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="Orders to choose from"
          rows={answer.rows}
          rowCount={answer.total}
          columns={columns}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          checkboxSelection
          keepNonExistentRowsSelected={keep}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
