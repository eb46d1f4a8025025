import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuFilterItem,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    flex: 1,
  },
];

function StatusItems({ colDef: { field }, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen = items.find((item) => item.field === field)?.value ?? '';

  // #region excerpt
  return ['', ...ORDER_STATUSES].map((value) => (
    <MenuItem
      key={value}
      dense
      role="menuitemradio"
      aria-checked={value === chosen}
      selected={value === chosen}
      onClick={(event) => {
        const id = 'status-menu';
        const item = { id, field, operator: 'is', value };
        apiRef.current.setFilterModel({ items: value ? [item] : [] });
        onClick(event);
      }}
    >
      {value || 'Every status'}
    </MenuItem>
  ));
  // #endregion
}

function FilterItem(props: GridColumnMenuItemProps) {
  if (props.colDef.field !== 'status') {
    return <GridColumnMenuFilterItem {...props} />;
  }
  return (
    <>
      <ListSubheader role="presentation">Show orders that are</ListSubheader>
      <StatusItems {...props} />
      <Divider />
      <GridColumnMenuFilterItem {...props} />
    </>
  );
}

const columnMenu = { slots: { columnMenuFilterItem: FilterItem } };

export default function ReplacedFilterItem() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a menu of statuses"
        rows={rows}
        columns={columns}
        slotProps={{ columnMenu }}
      />
    </div>
  );
}
