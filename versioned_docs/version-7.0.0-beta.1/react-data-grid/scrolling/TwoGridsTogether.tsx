import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(40);

const planned: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', width: 70 },
];
const actual: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 70 },
];

// #region excerpt
function follow(leader: GridApi, follower: React.RefObject<GridApi>) {
  return leader.subscribeEvent('scrollPositionChange', ({ top }) => {
    // Without this check, the grids would scroll each other endlessly.
    if (follower.current?.getScrollPosition().top !== top) {
      follower.current?.scroll({ top });
    }
  });
}
// #endregion

export default function TwoGridsTogether() {
  const left = useGridApiRef();
  const right = useGridApiRef();

  React.useEffect(() => {
    const stopRight = follow(left.current, right);
    const stopLeft = follow(right.current, left);
    return () => {
      stopRight();
      stopLeft();
    };
  }, [left, right]);

  const shared = { rows, hideFooter: true, disableColumnMenu: true };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
        gridAutoRows: { xs: 250, sm: 360 },
        gap: 2,
      }}
    >
      <DataGrid
        {...shared}
        aria-label="Prices"
        apiRef={left}
        columns={planned}
      />
      <DataGrid
        {...shared}
        aria-label="Costs"
        apiRef={right}
        columns={actual}
      />
    </Box>
  );
}
