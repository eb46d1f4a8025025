import {
  DataGridPremium,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

const columns: GridColDef<Order>[] = [
  // #region excerpt
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    renderCell: ({ id, value }) =>
      id === GRID_AGGREGATION_ROOT_FOOTER_ROW_ID ? (
        <strong>All customers</strong>
      ) : (
        value
      ),
  },
  // #endregion
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

export default function TotalLabel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a labeled total row"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { items: 'sum' } } }}
        sx={(theme) => ({
          '& .MuiDataGrid-pinnedRows .MuiDataGrid-cell': {
            bgcolor: theme.palette.action.hover,
          },
        })}
      />
    </div>
  );
}
