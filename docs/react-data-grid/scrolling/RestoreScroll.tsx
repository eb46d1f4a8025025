import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'city', headerName: 'City', width: 180 },
  { field: 'country', headerName: 'Country', width: 180 },
  { field: 'status', headerName: 'Status', width: 180 },
];

const START = { top: 0, left: 0 };

export default function RestoreScroll() {
  const apiRef = useGridApiRef();
  const [shown, setShown] = React.useState(true);
  // #region excerpt
  const [scroll, setScroll] = React.useState(START);

  const toggle = (next: boolean) => {
    if (!next) {
      const { top, left } = apiRef.current.getScrollPosition();
      // The grid does not restore the negative positions of right-to-left layouts.
      setScroll({ top, left: Math.max(left, 0) });
    }
    setShown(next);
  };

  const initialState = React.useMemo(() => ({ scroll }), [scroll]);
  // #endregion

  return (
    <Box sx={{ height: 400, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <FormControlLabel
        label="Show the orders"
        control={<Switch checked={shown} />}
        onChange={(_event, checked) => toggle(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {shown && (
          <DataGrid
            aria-label="Orders that keep their scroll position"
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            initialState={initialState}
            hideFooter
          />
        )}
      </Box>
    </Box>
  );
}
