import {
  DataGrid,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(60);

// #region excerpt
const hasAllOf: GridFilterOperator<Order, string[]> = {
  label: 'has all of',
  value: 'hasAllOf',
  getApplyFilterFn: ({ value }) => {
    const words = String(value ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    if (words.length === 0) return null;
    return (articles) =>
      words.every((word) =>
        articles.some((article) => article.toLowerCase().includes(word)),
      );
  },
  InputComponent: GridFilterInputValue,
};
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  {
    field: 'articles',
    headerName: 'Articles',
    flex: 1,
    minWidth: 160,
    sortable: false,
    valueGetter: (_value, row) => row.lines.map(({ article }) => article),
    valueFormatter: (value: string[]) => value.join(', '),
    filterOperators: [hasAllOf],
  },
];

const mugAndTea = {
  items: [{ field: 'articles', operator: 'hasAllOf', value: 'mug, tea' }],
};

export default function ListValues() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders of mugs and tea tins"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ filter: { filterModel: mugAndTea } }}
      />
    </div>
  );
}
