import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

// #region excerpt
function WidthItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const resize = (step: number) => (event: React.MouseEvent) => {
    const { computedWidth } = apiRef.current.getColumn(colDef.field);
    apiRef.current.setColumnWidth(colDef.field, computedWidth + step);
    onClick(event);
  };
  return [
    <MenuItem key="wider" onClick={resize(40)}>
      Wider
    </MenuItem>,
    <MenuItem key="narrower" onClick={resize(-40)}>
      Narrower
    </MenuItem>,
  ];
}
// #endregion

function ColumnMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ widthItems: WidthItems }} />;
}

export default function WidthByKeyboard() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ columnMenu: ColumnMenu }}
      />
    </div>
  );
}
