import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';
import { ResultList } from './ResultList';

const rows = createOrders(2000);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function BatchedUpdates() {
  const apiRef = useGridApiRef();
  const [results, setResults] = React.useState<
    Record<string, number[] | undefined>
  >({
    'One by one': undefined,
    'In one call': undefined,
  });

  function measure(name: string, update: (changed: Order[]) => void) {
    const changed = rows
      .slice(0, 100)
      .map((row) => ({ ...row, items: row.items + 1 }));
    const started = performance.now();
    update(changed);
    const time = performance.now() - started;
    setResults((last) => ({ ...last, [name]: [time] }));
  }

  // #region excerpt
  const oneByOne = (changed: Order[]) =>
    changed.forEach((row) => apiRef.current.updateRows([row]));

  const inOneCall = (changed: Order[]) => apiRef.current.updateRows(changed);
  // #endregion

  return (
    <Box sx={{ height: 500, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => measure('One by one', oneByOne)}
        >
          One by one
        </Button>
        <Button
          variant="outlined"
          onClick={() => measure('In one call', inOneCall)}
        >
          In one call
        </Button>
      </Box>
      <ResultList headers={['Calls', '100 rows, ms']} results={results} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="2,000 orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
