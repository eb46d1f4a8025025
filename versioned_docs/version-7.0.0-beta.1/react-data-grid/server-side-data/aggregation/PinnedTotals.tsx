import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { RequestLog } from '../../_server/RequestLog';
import { useOrdersAndTotals } from './useOrdersAndTotals';

const SUMS = { items: 'sum', total: 'sum' };

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
  { field: 'total', headerName: 'Euros', type: 'number', width: 95 },
];

export default function PinnedTotals() {
  const { answer, status, retry, gridProps, log } = useOrdersAndTotals(SUMS);

  // #region excerpt
  const pinnedRows = React.useMemo(() => {
    const { items, total } = answer.totals;
    const row = {
      id: 'totals',
      customer: `All ${answer.total} orders`,
      items: items?.value,
      total: total?.value,
    };
    return { bottom: [row] };
  }, [answer]);
  // #endregion

  return (
    <Box sx={{ height: 650, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders with totals from the server"
          columns={columns}
          pinnedRows={pinnedRows}
          {...gridProps}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {status}
        </Typography>
        {status.startsWith('Failed') && (
          <Button onClick={retry}>Try again</Button>
        )}
      </Box>
      <RequestLog server={log} />
    </Box>
  );
}
