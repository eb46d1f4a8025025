import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function ColumnChips() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    items: false,
  });

  return (
    <div>
      <Stack
        role="group"
        aria-label="Columns"
        direction="row"
        useFlexGap
        sx={{ height: { xs: 80, md: 48 }, flexWrap: 'wrap', gap: 1 }}
      >
        {/* #region excerpt */}
        {columns.map(({ field, headerName }) => {
          const visible = model[field] !== false;
          return (
            <Chip
              key={field}
              label={headerName}
              variant={visible ? 'filled' : 'outlined'}
              icon={visible ? <CheckIcon /> : undefined}
              aria-pressed={visible}
              onClick={() => setModel({ ...model, [field]: !visible })}
            />
          );
        })}
        {/* #endregion */}
      </Stack>
      <div style={{ height: 344 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnSelector
          columnVisibilityModel={model}
        />
      </div>
    </div>
  );
}
