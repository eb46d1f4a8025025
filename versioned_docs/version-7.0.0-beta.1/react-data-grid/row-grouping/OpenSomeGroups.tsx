import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status' },
  { field: 'customer', headerName: 'Customer', width: 160 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupable: false,
    width: 120,
  },
];

// #region excerpt
const TO_DO: unknown[] = ['Open', 'Packed'];

const isGroupExpandedByDefault = ({
  groupingField,
  groupingKey,
}: GridGroupNode) => groupingField === 'status' && TO_DO.includes(groupingKey);
// #endregion

const groupingColDef = { width: 170 };

export default function OpenSomeGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders, unfinished ones expanded"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        hideFooter
        initialState={{
          rowGrouping: { model: ['status'] },
          columns: { columnVisibilityModel: { status: false } },
        }}
      />
    </div>
  );
}
