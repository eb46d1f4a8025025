import {
  DataGrid,
  getGridStringOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(40);

// #region excerpt
const doesNotContain: GridFilterOperator<Order, string> = {
  label: 'does not contain',
  value: 'doesNotContain',
  getApplyFilterFn: ({ value }) => {
    if (!value) return null;
    const text = String(value).toLowerCase();
    return (cell) => !cell.toLowerCase().includes(text);
  },
  InputComponent: GridFilterInputValue,
};
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 150,
    filterOperators: [...getGridStringOperators(), doesNotContain],
  },
];

const withoutLi = {
  items: [{ field: 'customer', operator: 'doesNotContain', value: 'li' }],
};

export default function AddedOperator() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ filter: { filterModel: withoutLi } }}
      />
    </div>
  );
}
