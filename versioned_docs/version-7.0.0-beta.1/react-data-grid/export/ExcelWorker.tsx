import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(5000);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupable: false,
    width: 110,
  },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function ExcelWorker() {
  const apiRef = useGridApiRef();
  const [state, setState] = React.useState<'pending' | 'finished'>();
  // #region excerpt
  const write = () =>
    apiRef.current.exportDataAsExcel({
      fileName: 'all-orders',
      worker: () =>
        new Worker(new URL('./excelWorker.ts', import.meta.url), {
          type: 'module',
        }),
    });
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Button
        variant="outlined"
        disabled={state === 'pending'}
        onClick={write}
        sx={{ alignSelf: 'flex-start', mb: 1 }}
      >
        Write 5,000 rows
      </Button>
      <Box role="status" sx={{ height: 8 }}>
        {state === 'pending' && (
          <LinearProgress aria-label="Writing the file" />
        )}
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="5,000 orders"
          rows={rows}
          columns={columns}
          onExcelExportStateChange={setState}
        />
      </div>
    </Box>
  );
}
