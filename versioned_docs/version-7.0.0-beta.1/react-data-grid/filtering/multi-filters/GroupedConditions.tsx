import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(120);

// #region excerpt
const needsWork: GridFilterOperator<Order> = {
  label: 'needs work',
  value: 'needsWork',
  requiresFilterValue: false,
  getApplyFilterFn: () => (_value, row) =>
    row.status === 'Returned' || !row.paid || row.items >= 30,
};
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    filterOperators: [needsWork],
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

const work = { id: 'work', field: 'status', operator: 'needsWork' };
const place = {
  id: 'place',
  field: 'country',
  operator: 'isAnyOf',
  value: ['France', 'Spain', 'Italy'],
};

export default function GroupedConditions() {
  const [south, setSouth] = React.useState(true);
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: south ? [work, place] : [work] }),
    [south],
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <FormControlLabel
        label="In France, Spain or Italy"
        control={<Switch checked={south} />}
        onChange={(_event, checked) => setSouth(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders that need work"
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnFilter
          filterModel={filterModel}
        />
      </div>
    </Box>
  );
}
