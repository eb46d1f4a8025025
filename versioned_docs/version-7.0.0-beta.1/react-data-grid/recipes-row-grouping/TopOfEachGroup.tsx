import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

type Ranked = Order & { rank: number };

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

// #region excerpt
/** Numbers the orders of each customer, the largest one first. */
function rank(orders: Order[]): Ranked[] {
  const seen = new Map<string, number>();
  return [...orders]
    .sort((a, b) => b.total - a.total)
    .map((order) => {
      const place = (seen.get(order.customer) ?? 0) + 1;
      seen.set(order.customer, place);
      return { ...order, rank: place };
    });
}
// #endregion

const rows = rank(createOrders(120));

const columns: GridColDef<Ranked>[] = [
  { field: 'customer', headerName: 'Customer' },
  {
    field: 'rank',
    headerName: 'Place',
    type: 'number',
    width: 80,
    groupable: false,
  },
  { field: 'id', headerName: 'Order', width: 90, groupable: false },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    groupable: false,
    valueFormatter: (value?: number) =>
      value === undefined ? '' : euros.format(value),
  },
];

const initialState = {
  rowGrouping: { model: ['customer'] },
  columns: { columnVisibilityModel: { customer: false } },
};

const ALL = { items: [] };
const TOP_THREE = { items: [{ field: 'rank', operator: '<=', value: 3 }] };

const groupingColDef = { width: 220 };

export default function TopOfEachGroup() {
  const [topOnly, setTopOnly] = React.useState(true);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 460 }}>
      <FormControlLabel
        label="Only the three largest orders of each customer"
        control={<Switch checked={topOnly} />}
        onChange={(_event, checked) => setTopOnly(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="The largest orders of each customer"
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          filterModel={topOnly ? TOP_THREE : ALL}
          disableColumnFilter
          defaultGroupingExpansionDepth={1}
          hideFooter
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
