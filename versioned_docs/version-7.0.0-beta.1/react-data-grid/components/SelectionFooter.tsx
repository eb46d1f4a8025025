import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  GridFooterContainer,
  GridPagination,
  useGridApiContext,
  useGridSelector,
  selectedIdsLookupSelector,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 95 },
];

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    onPack?: (ids: ReadonlySet<string>) => void;
  }
}

// #region excerpt
function PackFooter({ onPack }: { onPack?: (ids: Set<string>) => void }) {
  const apiRef = useGridApiContext();
  const ids = Object.keys(useGridSelector(apiRef, selectedIdsLookupSelector));
  return (
    <GridFooterContainer>
      <Button
        disabled={ids.length === 0}
        onClick={() => onPack?.(new Set(ids))}
        sx={{ marginInlineStart: 1 }}
      >
        Pack {ids.length}
      </Button>
      <GridPagination />
    </GridFooterContainer>
  );
}
// #endregion

export default function SelectionFooter() {
  const [rows, setRows] = React.useState(() => createOrders(20));
  const pack = (ids: ReadonlySet<string>) =>
    setRows((orders) =>
      orders.map((order) =>
        ids.has(String(order.id)) ? { ...order, status: 'Packed' } : order,
      ),
    );

  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Orders to pack"
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={{ footer: PackFooter }}
        slotProps={{ footer: { onPack: pack } }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
