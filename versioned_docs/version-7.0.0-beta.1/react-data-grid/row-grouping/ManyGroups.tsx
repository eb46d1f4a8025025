import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowTreeSelector,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupingValueGetter: (day: Date) => day.toISOString().slice(0, 10),
    width: 110,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

const groupingColDef = { width: 200 };

export default function ManyGroups() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(20_000));
  const [result, setResult] = React.useState('20,000 rows, not grouped');

  // #region excerpt
  const group = () => {
    const start = performance.now();
    apiRef.current.setRowGroupingModel(['customer', 'orderedOn']);
    requestAnimationFrame(() => {
      const time = Math.round(performance.now() - start);
      const nodes = Object.values(gridRowTreeSelector(apiRef));
      const groups = nodes.filter(({ type }) => type === 'group').length - 1;
      setResult(`${groups} groups in ${time} ms`);
    });
  };
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 460 }}>
      <Box
        sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 36 }}
      >
        <Button
          size="small"
          variant="outlined"
          onClick={group}
          sx={{ flex: 'none' }}
        >
          Group
        </Button>
        <Typography variant="body2" role="status">
          {result}
        </Typography>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="20,000 orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
        />
      </Box>
    </Box>
  );
}
