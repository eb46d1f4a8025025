import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function MultipleGroupingColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPremium
        aria-label="Orders by country and city"
        rows={rows}
        columns={columns}
        hideFooter
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['country', 'city'] },
          columns: { columnVisibilityModel: { country: false, city: false } },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
