import {
  DataGrid,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(80);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
];

// #region excerpt
const parse = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const format = (values: string[]) => values.join(', ');

const eitherOfThem = {
  items: [],
  quickFilterValues: ['casa do', 'lyon'],
  quickFilterLogicOperator: GridLogicOperator.Or,
};
// #endregion

function Toolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter
        sx={{ flex: 1 }}
        placeholder="Phrases, separated by commas"
        quickFilterParser={parse}
        quickFilterFormatter={format}
      />
    </GridToolbarContainer>
  );
}

export default function QuickFilterParser() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
        initialState={{ filter: { filterModel: eitherOfThem } }}
      />
    </div>
  );
}
