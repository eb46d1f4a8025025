import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { nextFrame } from '../_data/frame-times';
import { createOrders, type Order } from '../_data/orders';
import { ResultList } from './ResultList';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

const EMPTY: Record<string, number[] | undefined> = {
  'Each message': undefined,
  'Every 500 ms': undefined,
};

// #region excerpt
/** Collects changes of rows, and sets the state at an interval. */
function useGatheredRows(first: () => Order[], milliseconds: number) {
  const [rows, setRows] = React.useState(first);
  const waiting = React.useRef(new Map<number, Order>());

  React.useEffect(() => {
    const timer = setInterval(() => {
      const changed = waiting.current;
      if (changed.size === 0) return;
      waiting.current = new Map();
      setRows((all) => all.map((row) => changed.get(row.id) ?? row));
    }, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);

  const change = (row: Order) => void waiting.current.set(row.id, row);
  return { rows, setRows, change };
}
// #endregion

export default function ThrottledRows() {
  const apiRef = useGridApiRef();
  const [results, setResults] = React.useState(EMPTY);
  const { rows, setRows, change } = useGatheredRows(
    () => createOrders(200),
    500,
  );

  const setAtOnce = (changed: Order) =>
    setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));

  async function measure(name: string, receive: (row: Order) => void) {
    let count = 0;
    const stop = apiRef.current.subscribeEvent('rowsSet', () => {
      count += 1;
    });
    for (let step = 0; step < 60; step += 1) {
      const row = rows[step % 6];
      if (row) receive({ ...row, items: step });
      await nextFrame();
    }
    stop();
    setResults((last) => ({ ...last, [name]: [count] }));
  }

  return (
    <Box sx={{ height: 500, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => measure('Each message', setAtOnce)}
        >
          Each message
        </Button>
        <Button
          variant="outlined"
          onClick={() => measure('Every 500 ms', change)}
        >
          Every 500 ms
        </Button>
      </Box>
      <ResultList
        headers={['State is set', 'Times set, of 60']}
        results={results}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders that change all the time"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
