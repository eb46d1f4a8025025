import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status' },
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 160 },
];

const initialState = {
  rowGrouping: { model: ['status'] },
  columns: { columnVisibilityModel: { status: false } },
};

const groupingColDef = { width: 170 };

export default function KeepGroupsOpen() {
  const [rows, setRows] = React.useState(() => createOrders(60));
  const apiRef = useGridApiRef();
  // #region excerpt
  const [expanded] = React.useState(() => new Map<GridRowId, boolean>());

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group')
          expanded.set(node.id, node.childrenExpanded === true);
      }),
    [apiRef, expanded],
  );
  const isExpanded = React.useCallback(
    ({ id }: GridGroupNode) => expanded.get(id) ?? false,
    [expanded],
  );
  // #endregion
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 450 }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setRows(createOrders(rows.length + 5))}
        sx={{ alignSelf: 'start' }}
      >
        Load the newest orders
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders by status, reloaded"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isExpanded}
          hideFooter
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
