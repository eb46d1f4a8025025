import {
  DataGridPro,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, ORDER_STATUSES, type Order } from '../../_data/orders';

const rows = createOrders(120);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    width: 120,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 110 },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function MultiFilters() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPro
        aria-label="Large orders that were returned"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'status', operator: 'is', value: 'Returned' },
                { id: 2, field: 'items', operator: '>=', value: 10 },
              ],
            },
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
