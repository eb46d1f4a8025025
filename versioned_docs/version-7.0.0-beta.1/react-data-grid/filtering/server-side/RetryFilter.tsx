import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../_data/orders';
import { createOrderServer, type OrderQuery } from '../../_server/order-server';
import { RequestLog } from '../../_server/RequestLog';
import { useOrderPage } from './useOrderPage';

const server = createOrderServer({ count: 200, latency: 500 });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

function queryFor(country: string): OrderQuery {
  const item = { field: 'country', operator: 'equals', value: country };
  return { filterModel: { items: [item] } };
}

export default function RetryFilter() {
  const [country, setCountry] = React.useState('Norway');
  const query = React.useMemo(() => queryFor(country), [country]);
  const { rows, status, retry } = useOrderPage(server, query);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 580 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Country"
        value={country}
        onChange={(_event, next: string | null) => setCountry(next ?? country)}
      >
        <ToggleButton value="Norway">Norway</ToggleButton>
        <ToggleButton value="France">France</ToggleButton>
        <ToggleButton value="Spain">Spain</ToggleButton>
      </ToggleButtonGroup>
      {/* #region excerpt */}
      {status === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          The orders of {country} could not be read.
        </Alert>
      )}
      {/* #endregion */}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label={`Orders of ${country}`}
          rows={status === 'failed' ? [] : rows}
          columns={columns}
          hideFooter
          disableColumnFilter
          loading={status === 'loading'}
          filterMode="server"
        />
      </div>
      <RequestLog server={server} height={150} />
    </Box>
  );
}
