import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(80);

// #region excerpt
const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }); // prettier-ignore

/** For example 2024-04: equal for all days of a month, and sorts as a string. */
const monthOf = (day: Date | null) =>
  day && `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;

const columns: GridColDef<Order>[] = [
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupingValueGetter: monthOf,
    width: 120,
  },
  // #endregion
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

const groupingColDef = {
  headerName: 'Month',
  width: 190,
  // Also gets the keys of other columns when users group by them.
  valueFormatter: (key?: string | number) =>
    /^\d{4}-\d{2}$/.test(String(key))
      ? monthName.format(new Date(`${key}-01T00:00`))
      : key,
};

export default function GroupByMonth() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by month"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        hideFooter
        initialState={{ rowGrouping: { model: ['orderedOn'] } }}
      />
    </div>
  );
}
