import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function SelectedRows() {
  const apiRef = useGridApiRef();
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  // #region excerpt
  const write = () =>
    apiRef.current.exportDataAsCsv({
      fileName: `orders-${selected.length}`,
      // Includes rows that a filter hides.
      getRowsToExport: () => [...selected],
    });
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Button
        variant="outlined"
        disabled={selected.length === 0}
        onClick={write}
        sx={{ alignSelf: 'flex-start', mb: 1.5 }}
      >
        Export {selected.length} selected
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders to choose from"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </div>
    </Box>
  );
}
