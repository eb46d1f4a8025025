import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

const STEPS = [
  { label: 'Move toward the start', step: -1 },
  { label: 'Move toward the end', step: 1 },
];

// #region excerpt
function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const api = useGridApiContext().current;
  const shown = api.getVisibleColumns();

  return STEPS.map(({ label, step }) => {
    const next = shown[api.getColumnIndex(colDef.field) + step];
    const move = (event: React.MouseEvent) => {
      if (!next) return;
      api.setColumnIndex(colDef.field, api.getColumnIndex(next.field, false));
      onClick(event);
    };
    return (
      <MenuItem
        key={label}
        disabled={!next || next.disableReorder}
        onClick={move}
      >
        {label}
      </MenuItem>
    );
  });
}
// #endregion

function ColumnMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ moveItems: MoveItems }} />;
}

export default function OrderByMenu() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ columnMenu: ColumnMenu }}
      />
    </div>
  );
}
