import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(150);

// #region excerpt
const FUNCTIONS = ['min', 'avg', 'max'] as const;

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  ...FUNCTIONS.map((name): GridColDef<Order> => ({
    field: `total-${name}`,
    headerName: 'Order',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.total,
    valueFormatter: (value: number) => Math.round(value).toLocaleString('en'),
    availableAggregationFunctions: [name],
  })),
];

const model = Object.fromEntries(
  FUNCTIONS.map((name) => [`total-${name}`, name]),
);
// #endregion

const groupingColDef = { headerName: 'Country', flex: 1, minWidth: 140 };

export default function SeveralFunctions() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Smallest, average and largest order of each country"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
          aggregation: { model },
        }}
      />
    </div>
  );
}
