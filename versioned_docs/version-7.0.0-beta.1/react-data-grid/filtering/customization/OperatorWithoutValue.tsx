import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(60);

const DAY = 24 * 60 * 60 * 1000;

// #region excerpt
const operators: GridFilterOperator<Order, Date | null>[] = [
  {
    label: 'within two days',
    value: 'fast',
    requiresFilterValue: false,
    getApplyFilterFn: () => (shipped, row) =>
      shipped !== null && +shipped - +row.orderedOn <= 2 * DAY,
  },
  {
    label: 'not yet',
    value: 'waiting',
    requiresFilterValue: false,
    getApplyFilterFn: () => (shipped) => shipped === null,
  },
];
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    filterable: false,
  },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    filterOperators: operators,
  },
];

export default function OperatorWithoutValue() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders that were shipped within two days"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'shippedOn', operator: 'fast' }] },
          },
        }}
      />
    </div>
  );
}
