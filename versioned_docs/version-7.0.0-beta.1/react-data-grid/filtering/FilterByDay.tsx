import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';
import { dayOperators } from './dayOperators';

const rows = createOrders(60);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 130,
    filterOperators: dayOperators,
  },
];

const sinceJune = {
  items: [{ field: 'orderedOn', operator: 'onOrAfter', value: '2024-06-01' }],
};
// #endregion

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function FilterByDay() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Orders since June"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
        initialState={{ filter: { filterModel: sinceJune } }}
      />
    </div>
  );
}
