import {
  DataGridPro,
  getGridStringOperators,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(120);

// #region excerpt
const without: GridFilterOperator<Order, string> = {
  value: 'without',
  getApplyFilterFn: ({ value }) => {
    if (!value) return null;
    const text = String(value).toLowerCase();
    return (cell) => !cell.toLowerCase().includes(text);
  },
  InputComponent: GridFilterInputValue,
};

const localeText: Record<string, string> = {
  filterOperatorWithout: 'without',
  headerFilterOperatorWithout: 'Without',
};
// #endregion

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 160,
    filterOperators: [...getGridStringOperators(), without],
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 150 },
];

const notHarbour = {
  items: [{ field: 'customer', operator: 'without', value: 'harbour' }],
};

export default function OwnOperatorInHeader() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        headerFilters
        localeText={localeText}
        initialState={{ filter: { filterModel: notHarbour } }}
      />
    </div>
  );
}
