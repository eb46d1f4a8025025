import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { nextFrame } from '../_data/frame-times';
import { createOrders, type Order } from '../_data/orders';
import { counters, resetCounters } from './counters';
import { ResultList } from './ResultList';

const orders = createOrders(100);

// #region excerpt
const createColumns = (): GridColDef<Order>[] =>
  ['id', 'customer', 'city', 'status', 'total'].map((field) => ({
    field,
    flex: 1,
    renderCell: ({ value }) => {
      counters.cells += 1;
      return String(value);
    },
  }));

function createFooter() {
  return function Footer() {
    React.useEffect(() => void (counters.mounts += 1), []);
    return <Box sx={{ p: 1 }}>100 orders</Box>;
  };
}
// #endregion

const stable = {
  rows: orders,
  columns: createColumns(),
  slots: { footer: createFooter() },
};

/** Each creates one prop again on every render. */
const VARIANTS: Record<string, () => Partial<DataGridProps<Order>>> = {
  'Nothing new': () => ({}),
  'New rows': () => ({ rows: [...orders] }),
  'New columns': () => ({ columns: createColumns() }),
  'New slots': () => ({ slots: { footer: createFooter() } }),
  'New getRowId': () => ({ getRowId: (row) => row.id }),
  'New sx': () => ({ sx: { fontSize: 14 } }),
};

const EMPTY = Object.fromEntries(
  Object.keys(VARIANTS).map((name) => [name, undefined]),
);
const RENDERS = 20;

export default function StableProps() {
  const [variant, setVariant] = React.useState('Nothing new');
  const [, render] = React.useReducer((count: number) => count + 1, 0);
  const [results, setResults] =
    React.useState<Record<string, number[] | undefined>>(EMPTY);

  async function measure() {
    resetCounters();
    const started = performance.now();
    for (let count = 0; count < RENDERS; count += 1) {
      render();
      await nextFrame();
    }
    const time = (performance.now() - started) / RENDERS;
    const { cells, mounts } = counters;
    setResults((last) => ({ ...last, [variant]: [cells, mounts, time] }));
  }

  return (
    <Box sx={{ height: 640, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          select
          size="small"
          label="In each render"
          value={variant}
          onChange={(event) => setVariant(event.target.value)}
          sx={{ width: 150 }}
        >
          {Object.keys(VARIANTS).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={measure}>
          Render {RENDERS} times
        </Button>
      </Box>
      <ResultList
        headers={['Variant', 'Cells', 'Mounts', 'Frame ms']}
        results={results}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Orders" {...stable} {...VARIANTS[variant]?.()} />
      </div>
    </Box>
  );
}
