import * as React from 'react';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 160 },
];

const KEY = 'orders.grouping';

// #region excerpt
/** Users can edit storage: keep only fields that exist. */
function readModel(): GridRowGroupingModel {
  try {
    const fields = localStorage.getItem(KEY)?.split(',') ?? ['country'];
    return fields.filter((field) =>
      columns.some((column) => column.field === field),
    );
  } catch {
    return [];
  }
}
// #endregion

function storeModel(model: GridRowGroupingModel) {
  try {
    localStorage.setItem(KEY, model.join(','));
  } catch {
    // Storage is full or blocked: the grouping is not saved.
  }
}
const groupingColDef = { width: 180 };

export default function PersistGrouping() {
  const [model] = React.useState(readModel);
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders in the groups of your last visit"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        onRowGroupingModelChange={storeModel}
        hideFooter
        initialState={{ rowGrouping: { model } }}
      />
    </div>
  );
}
