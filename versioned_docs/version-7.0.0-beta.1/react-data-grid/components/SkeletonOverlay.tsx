import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const orders = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 95 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

// #region excerpt
function LoadingRows() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  return (
    <Box role="status" aria-label="Orders are loading">
      {[0, 1, 2, 3, 4].map((row) => (
        <Box
          key={row}
          sx={{ display: 'flex', height: 52, alignItems: 'center' }}
        >
          {shown.map(({ field, computedWidth }) => (
            <Box key={field} sx={{ width: computedWidth, px: 1.25 }}>
              <Skeleton width={row % 2 ? '60%' : '80%'} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
// #endregion

export default function SkeletonOverlay() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        label="Loading"
        control={<Switch checked={loading} />}
        onChange={(_event, checked) => setLoading(checked)}
      />
      <DataGrid
        aria-label="Orders"
        rows={loading ? [] : orders}
        columns={columns}
        hideFooter
        loading={loading}
        slots={{ loadingOverlay: LoadingRows }}
      />
    </Box>
  );
}
