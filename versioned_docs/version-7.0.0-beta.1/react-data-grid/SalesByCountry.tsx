import {
  DataGridPremium,
  GridToolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from './_data/orders';

const rows = createOrders(400);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueFormatter: (value: number) => euros.format(value),
    width: 140,
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupable: false,
    width: 120,
  },
  { field: 'status', headerName: 'Status', width: 120 },
];

const groupingColDef = { headerName: 'Country, customer', width: 230 };

export default function SalesByCountry() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPremium
        aria-label="Sales by country"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        cellSelection
        slots={{ toolbar: GridToolbar }}
        initialState={{
          rowGrouping: { model: ['country', 'customer'] },
          columns: {
            columnVisibilityModel: { country: false, customer: false },
          },
          aggregation: { model: { items: 'sum', total: 'sum' } },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
