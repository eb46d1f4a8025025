import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridAggregationFunction,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import type { Order } from '../../_data/orders';
import { RequestLog } from '../../_server/RequestLog';
import { FUNCTION_NAMES, type Total } from './totalServer';
import { useOrdersAndTotals } from './useOrdersAndTotals';

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 115,
    aggregable: false,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
  { field: 'total', headerName: 'Euros', type: 'number', width: 95 },
];

// #region excerpt
/** Functions that look up the values that the server sent. */
function functionsFor(totals: Record<string, Total>) {
  const entries = FUNCTION_NAMES.map(
    (name): [string, GridAggregationFunction] => [
      name,
      {
        columnTypes: ['number'],
        apply: ({ field }) =>
          totals[field]?.name === name ? totals[field]?.value : null,
      },
    ],
  );
  return Object.fromEntries(entries);
}
// #endregion

export default function ServerFunctions() {
  const [model, setModel] = React.useState<GridAggregationModel>({
    items: 'sum',
    total: 'avg',
  });
  const { answer, status, retry, gridProps, log } = useOrdersAndTotals(model);
  const functions = React.useMemo(
    () => functionsFor(answer.totals),
    [answer.totals],
  );

  return (
    <Box sx={{ height: 650, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders, aggregated by the server"
          columns={columns}
          aggregationFunctions={functions}
          aggregationModel={model}
          onAggregationModelChange={setModel}
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
