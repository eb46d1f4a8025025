import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  GridColumnMenu,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format;

function RangeItem({ colDef }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const values = ids.map((id) =>
    Number(apiRef.current.getCellValue(id, colDef.field)),
  );
  const sum = values.reduce((total, value) => total + value, 0);
  return (
    <ListItem dense role="presentation">
      <ListItemText
        primary={`${format(Math.min(...values))} to ${format(Math.max(...values))}`}
        secondary={`${format(sum / values.length)} on average`}
      />
    </ListItem>
  );
}

// #region excerpt
const numberSlots = { range: RangeItem };
const numberSlotProps = { range: { displayOrder: 0 } };

function ColumnMenu(props: GridColumnMenuProps) {
  return props.colDef.type === 'number' ? (
    <GridColumnMenu
      {...props}
      slots={numberSlots}
      slotProps={numberSlotProps}
    />
  ) : (
    <GridColumnMenu {...props} />
  );
}
// #endregion

export default function NumberColumnMenu() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders with statistics of number columns"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ columnMenu: ColumnMenu }}
      />
    </div>
  );
}
