import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowParams,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);
const ids = new Set<unknown>(rows.map(({ id }) => id));
const isOrder = ({ id }: GridRowParams<Order>) => ids.has(id);

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status' },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

const groupingColDef = { width: 160 };

export default function SelectLeaves() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 430 }}>
      <Typography role="status">{selected.length} orders selected</Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPremium
          aria-label="Orders to select"
          rows={rows}
          columns={columns}
          checkboxSelection
          isRowSelectable={isOrder}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          /* #endregion */
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          hideFooter
          initialState={{
            rowGrouping: { model: ['status'] },
            columns: { columnVisibilityModel: { status: false } },
          }}
        />
      </Box>
    </Box>
  );
}
