import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status' },
  { field: 'paid', headerName: 'Paid' },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

// #region excerpt
const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) => {
  if (fields.includes('paid')) {
    return {
      headerName: 'Money',
      width: 160,
      valueFormatter: (paid?: boolean) =>
        paid === undefined ? '' : paid ? 'Paid' : 'To be paid',
    };
  }
  return { headerName: 'Where it is', width: 170, hideDescendantCount: true };
};
// #endregion

export default function EachGroupingColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by status and payment"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{
          rowGrouping: { model: ['status', 'paid'] },
          columns: { columnVisibilityModel: { status: false, paid: false } },
        }}
      />
    </div>
  );
}
