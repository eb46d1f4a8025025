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

const rows = createOrders(5000);

// #region excerpt
const oneFormat = new Intl.DateTimeFormat('en', { month: 'long' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  {
    field: 'new',
    headerName: 'New format',
    flex: 1,
    valueGetter: (_value, { orderedOn }) =>
      new Intl.DateTimeFormat('en', { month: 'long' }).format(orderedOn),
  },
  {
    field: 'once',
    headerName: 'Shared format',
    flex: 1,
    valueGetter: (_value, { orderedOn }) => oneFormat.format(orderedOn),
  },
];
// #endregion

export default function CostlyGetters() {
  const apiRef = useGridApiRef();
  const [results, setResults] = React.useState<
    Record<string, number[] | undefined>
  >({
    'Made each time': undefined,
    'Made once': undefined,
  });

  function measure(name: string, field: string) {
    const started = performance.now();
    apiRef.current.sortColumn(field, 'asc');
    const time = performance.now() - started;
    setResults((last) => ({ ...last, [name]: [time] }));
  }

  return (
    <Box sx={{ height: 500, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => measure('Made each time', 'new')}
        >
          Sort by the first
        </Button>
        <Button variant="outlined" onClick={() => measure('Made once', 'once')}>
          By the second
        </Button>
      </Box>
      <ResultList
        headers={['Format', 'Sorting 5,000 rows, ms']}
        results={results}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="5,000 orders with their month"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
