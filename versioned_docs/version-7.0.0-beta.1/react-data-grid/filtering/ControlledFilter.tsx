import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 110 },
];

const EVERYTHING: GridFilterModel = { items: [] };

function describe({ items }: GridFilterModel) {
  const parts = items.map((item) =>
    [item.field, item.operator, item.value].join(' '),
  );
  return parts.join(', ') || 'no filter';
}

export default function ControlledFilter() {
  // #region excerpt
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'items', operator: '>=', value: 20 }],
  });
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, height: 40 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {describe(filterModel)}
        </Typography>
        <Button size="small" onClick={() => setFilterModel(EVERYTHING)}>
          Show all
        </Button>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Box>
  );
}
