import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(120);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupable: false,
    width: 120,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) =>
      value === undefined ? '' : euros.format(value),
  },
];

const groupingColDef = { width: 220 };

export default function GroupsByTotal() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Customers by total, largest first"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        hideFooter
        /* #region excerpt */
        getAggregationPosition={(group) =>
          group.depth === -1 ? null : 'inline'
        }
        initialState={{
          rowGrouping: { model: ['customer'] },
          columns: { columnVisibilityModel: { customer: false } },
          aggregation: { model: { total: 'sum' } },
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
        /* #endregion */
      />
    </div>
  );
}
